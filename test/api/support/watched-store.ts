// A store that checks at every write what must hold at all times, whoever writes and whatever has stopped before.
import type { MatchId } from '../../../api/ids.ts';
import type { LiveHead } from '../../../api/store/items.ts';
import type { Store } from '../../../api/store/store.ts';
import { hasEnded } from '../../../engine/deal.ts';
import { replayDeal } from '../../../engine/match.ts';
import { parseRecord } from '../../../engine/record.ts';
import type { Rules } from '../../../engine/rules.ts';
import { present } from '../../engine/support/deals.ts';

/** The number of the last deal that the live head has ended; 0 before. */
export async function lastEndedDeal(store: Store, id: MatchId): Promise<number> {
  const heads = await store.readMatch(id, { consistent: true });
  const live = heads?.live ?? null;
  if (heads === null || live === null) return 0;
  return isEnded(heads.setup.rules, live) ? live.deal : live.deal - 1;
}

function isEnded(rules: Rules, { deal, record }: LiveHead): boolean {
  return hasEnded(replayDeal(rules, deal, present(parseRecord(record))));
}

export function watched(store: Store): Store {
  return {
    ...store,
    async putDeal(id, deal) {
      const { setup, live } = present(await store.readMatch(id, { consistent: true }));
      const head = present(live);
      const [written] = await store.readDeals(id, deal.number, deal.number);
      const source =
        written?.record ?? (head.deal === deal.number && isEnded(setup.rules, head) ? head.record : null);
      if (source !== deal.record) throw new Error('a deal is written that the head has not ended so');
      await store.putDeal(id, deal);
    },
    async updateLive(id, expectedRev, changes) {
      const before = present((await store.readMatch(id, { consistent: true }))?.live);
      const after = { ...before, ...changes };
      const isPublic = after.record !== before.record || after.status !== before.status;
      if (before.rev === expectedRev && after.version !== before.version + (isPublic ? 1 : 0)) {
        throw new Error('the version does not count what all may know of');
      }
      const [written] = await store.readDeals(id, before.deal, before.deal);
      if (before.rev === expectedRev && after.deal !== before.deal && written?.record !== before.record) {
        throw new Error('the head goes on before its deal is written');
      }
      return store.updateLive(id, expectedRev, changes);
    },
  };
}
