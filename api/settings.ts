// Every number that bounds what may be asked of the API: read once, by name, from the environment. docs/operations.md
// says what each is for.

/** Rates are an hour unless they say otherwise. */
const SETTINGS = {
  /** The dearest operation that is carried out; see cost.ts. */
  costLimit: { name: 'COST_LIMIT', usual: 5000 },
  /** New guests from one address. */
  signUps: { name: 'SIGN_UPS_PER_HOUR', usual: 20 },
  /** Passkey challenges from one address. */
  challenges: { name: 'CHALLENGES_PER_HOUR', usual: 60 },
  /** Wrong invitations and codes from one address. */
  guesses: { name: 'GUESSES_PER_HOUR', usual: 30 },
  /** Matches that one player makes; those that he sat down at are counted with them. */
  matches: { name: 'MATCHES_PER_HOUR', usual: 60 },
  /** Tokens that one player makes. */
  tokens: { name: 'TOKENS_PER_HOUR', usual: 20 },
  /** Device codes that one player makes. */
  codes: { name: 'CODES_PER_HOUR', usual: 3 },
  /** Devices and tokens that one player has together: all are read with each request. */
  sessions: { name: 'SESSIONS_PER_PLAYER', usual: 20 },
  /** Requests of one caller that one process answers in the long run. */
  requestsPerSecond: { name: 'REQUESTS_PER_SECOND', usual: 20 },
  /** Requests of one caller that one process answers at once, after a rest. */
  requestBurst: { name: 'REQUEST_BURST', usual: 200 },
  /** How many callers at full pace one address may have: a household, a school. */
  callersPerAddress: { name: 'CALLERS_PER_ADDRESS', usual: 10 },
} as const;

type SettingName = keyof typeof SETTINGS;

export type Settings = Readonly<Record<SettingName, number>>;
export type Variables = Readonly<Record<string, string | undefined>>;

/** The names in the environment with their usual values. */
export const SETTING_NAMES: readonly { readonly name: string; readonly usual: number }[] =
  Object.values(SETTINGS);

const LARGEST = 1_000_000_000;

/** Throws, naming the variable, for a value that is no whole number from 1 on; an empty one is none. */
export function readSettings(variables: Variables): Settings {
  const read = (setting: SettingName): number => {
    const { name, usual } = SETTINGS[setting];
    const { [name]: text } = variables;
    if (text === undefined || text === '') return usual;
    const value = /^\d+$/.test(text) ? Number(text) : 0;
    if (value < 1 || value > LARGEST) {
      throw new Error(`The environment variable ${name} must be a whole number from 1 on, not "${text}".`);
    }
    return value;
  };
  return {
    costLimit: read('costLimit'),
    signUps: read('signUps'),
    challenges: read('challenges'),
    guesses: read('guesses'),
    matches: read('matches'),
    tokens: read('tokens'),
    codes: read('codes'),
    sessions: read('sessions'),
    requestsPerSecond: read('requestsPerSecond'),
    requestBurst: read('requestBurst'),
    callersPerAddress: read('callersPerAddress'),
  };
}

/** What holds where the environment says nothing. */
export const USUAL_SETTINGS: Settings = readSettings({});
