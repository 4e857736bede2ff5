// What `npm start` can be told: PORT, DATA_DIR, and --dev for the live site.
export interface Settings {
  readonly port: number;
  readonly dataDir: string;
  readonly isDev: boolean;
}

/** The settings, or a line that says which one is wrong. */
export function parseSettings(
  environment: Readonly<Record<string, string | undefined>>,
  args: readonly string[],
): Settings | string {
  const { PORT = '4000', DATA_DIR = '.data' } = environment;
  const port = Number(PORT);
  if (!/^\d+$/.test(PORT) || port > 65_535) return `PORT must be a number from 0 to 65535, not "${PORT}".`;
  if (DATA_DIR === '') return 'DATA_DIR must name a directory.';
  const unknown = args.find(arg => arg !== '--dev');
  if (unknown !== undefined) return `Unknown argument "${unknown}"; there is only --dev.`;
  return { port, dataDir: DATA_DIR, isDev: args.includes('--dev') };
}
