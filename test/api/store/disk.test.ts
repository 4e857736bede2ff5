// Data that outlives its process.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, describe, expect, test } from 'vitest';
import { makeDynamoStore } from '../../../api/store/dynamo.ts';
import { LARGEST_LIVE, NEW_LIVE, newSetup } from './samples.ts';
import { openTable, startTable } from './tables.ts';

describe('on disk', () => {
  let path: string;
  beforeEach(async () => {
    path = await mkdtemp(join(tmpdir(), 'half-open-bridge-'));
    return () => rm(path, { recursive: true });
  });

  test('a restart keeps everything', async () => {
    const setup = newSetup();
    const first = await startTable({ path: join(path, 'new', 'directory') });
    await makeDynamoStore(first).createSetup(setup);
    await makeDynamoStore(first).createLive(setup.matchId, LARGEST_LIVE);
    await first.stop();
    const second = await startTable({ path: join(path, 'new', 'directory') });
    expect(await makeDynamoStore(second).readMatch(setup.matchId)).toEqual({ setup, live: LARGEST_LIVE });
    await second.stop();
  });

  test.each([0, 40, 90, 150])(
    'SIGKILL after %i ms of writing keeps what was acknowledged',
    async patience => {
      const child = spawn(process.execPath, [join(import.meta.dirname, 'dynalite-process.ts'), path], {
        stdio: ['ignore', 'pipe', 'inherit'],
      });
      const [line] = await once(child.stdout, 'data');
      const killed = await openTable(String(line).trim());
      const store = makeDynamoStore(killed);
      const setup = newSetup();
      await store.createSetup(setup);
      await store.createLive(setup.matchId, NEW_LIVE);
      const exit = once(child, 'exit');
      setTimeout(() => child.kill('SIGKILL'), patience);
      let acknowledged = 1;
      while (await store.updateLive(setup.matchId, acknowledged, {}).catch(() => false)) acknowledged += 1;
      await exit;
      killed.client.destroy();

      const restarted = await startTable({ path });
      const heads = await makeDynamoStore(restarted).readMatch(setup.matchId);
      expect(heads?.setup).toEqual(setup);
      // The write that was under way may or may not be there.
      expect([acknowledged, acknowledged + 1]).toContain(heads?.live?.rev);
      await restarted.stop();
    },
  );
});
