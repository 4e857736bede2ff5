// A process of its own with dynalite on disk, there to be killed: prints where it listens.
import { startDynalite } from '../../../api/store/dynalite.ts';

const [, , path = ''] = process.argv;
const { endpoint } = await startDynalite({ path });
process.stdout.write(`${endpoint}\n`);
