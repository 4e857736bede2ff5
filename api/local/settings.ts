// What `npm start` can be told: PORT, DATA_DIR, and --dev for the live site; and what differs there from a deployment.
import { readPasskeySettings } from '../identity/passkey-site.ts';
import { readSettings, type Variables } from '../settings.ts';

/** Everybody at home comes from one address, programs that play at full speed too; the environment overrides these. */
export const HOME_SETTINGS = {
  SIGN_UPS_PER_HOUR: '1000000',
  CHALLENGES_PER_HOUR: '1000000',
  GUESSES_PER_HOUR: '1000',
  MATCHES_PER_HOUR: '10000',
  REQUESTS_PER_SECOND: '100000',
  REQUEST_BURST: '100000',
} as const;

export interface Settings {
  readonly port: number;
  readonly dataDir: string;
  readonly isDev: boolean;
}

/** What the API would say of its own settings when it is loaded. */
function wrongSetting(environment: Variables): string | null {
  try {
    readSettings(environment);
    readPasskeySettings(environment);
    return null;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

/** The settings, or a line that says which one is wrong. */
export function parseSettings(environment: Variables, args: readonly string[]): Settings | string {
  const { PORT = '4000', DATA_DIR = '.data' } = environment;
  const port = Number(PORT);
  if (!/^\d+$/.test(PORT) || port > 65_535) return `PORT must be a number from 0 to 65535, not "${PORT}".`;
  if (DATA_DIR === '') return 'DATA_DIR must name a directory.';
  const wrong = wrongSetting({ ...HOME_SETTINGS, ...environment });
  if (wrong !== null) return wrong;
  const unknown = args.find(arg => arg !== '--dev');
  if (unknown !== undefined) return `Unknown argument "${unknown}"; there is only --dev.`;
  return { port, dataDir: DATA_DIR, isDev: args.includes('--dev') };
}
