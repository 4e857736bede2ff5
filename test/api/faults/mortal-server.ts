// The API behind the local server with its data in DATA_DIR, in a process that kills itself as soon as its so-manieth
// write has been acknowledged: DIES_AFTER is its number, never when left out. Prints where it listens. Every pack is the same, so that nothing depends on which process has shuffled it.
import { makeApi } from '../../../api/lambda/api.ts';
import { HOME_SETTINGS } from '../../../api/local/settings.ts';
import { logToStderr } from '../../../api/log.ts';
import { readSettings } from '../../../api/settings.ts';
import { makeDynamoStore } from '../../../api/store/dynamo.ts';
import { openLocal } from '../http/fronts.ts';
import { startTable } from '../store/tables.ts';
import { packsFrom } from '../support/random.ts';
import { isWrite, wrapped } from '../support/wrapped-store.ts';

const { DATA_DIR = '', DIES_AFTER = 'Infinity' } = process.env;
const last = Number(DIES_AFTER);

const table = await startTable({ path: DATA_DIR });
const inner = makeDynamoStore(table);
let writes = 0;
const store = wrapped(
  () => inner,
  async (name, run) => {
    const value = await run();
    if (isWrite(name) && ++writes === last) process.kill(process.pid, 'SIGKILL');
    return value;
  },
);
const pack = packsFrom(211)();
const handler = await makeApi({
  store,
  now: () => new Date().toISOString(),
  shuffledPack: () => pack,
  log: logToStderr,
  settings: readSettings(HOME_SETTINGS),
});
const { port } = await openLocal(handler);
process.stdout.write(`http://127.0.0.1:${port}\n`);
