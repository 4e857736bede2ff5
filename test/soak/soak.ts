// `npm run soak`: the long runs, one file of this folder after the other. `npm run soak -- NAME` runs those so named.
import { spawnSync } from 'node:child_process';
import { globSync } from 'node:fs';
import { basename, join } from 'node:path';

const HERE = import.meta.dirname;
const asked = process.argv.slice(2);

const files = globSync('*.ts', { cwd: HERE })
  .filter(file => file !== basename(import.meta.filename))
  .filter(file => asked.length === 0 || asked.includes(basename(file, '.ts')))
  .toSorted();

const failed = files.filter(file => {
  process.stdout.write(`== ${file}\n`);
  return spawnSync(process.execPath, [join(HERE, file)], { stdio: 'inherit' }).status !== 0;
});

process.stdout.write(`${files.length} soak runs, ${failed.length} failed ${failed.join(' ')}\n`);
process.exitCode = failed.length === 0 && files.length > 0 ? 0 : 1;
