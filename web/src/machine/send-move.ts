// A chosen move as the mutation that asks for it; every one answers with the fresh match and perhaps a refusal.
import { assertNever } from '../../../engine/result.ts';
import type { Ask, Outcome } from '../api/client.ts';
import type { EventPartsFragment, RefusalPartsFragment } from '../api/operations.generated.ts';
import { ANSWER_CLAIM, CLAIM, CONCEDE, MAKE_CALL, PLAY_CARD } from '../api/operations.ts';
import type { Match, Sending } from './match-state.ts';

export interface MoveAnswer {
  readonly match: (Match & { readonly history: readonly EventPartsFragment[] }) | null;
  readonly refusal: RefusalPartsFragment | null;
}

function answerIn<Data>(outcome: Outcome<Data>, pick: (data: Data) => MoveAnswer): Outcome<MoveAnswer> {
  return outcome.kind === 'data' ? { kind: 'data', data: pick(outcome.data) } : outcome;
}

export async function sendMove(
  ask: Ask,
  matchId: string,
  { move, version }: Sending,
  /** The version whose events are known. */
  after: number,
): Promise<Outcome<MoveAnswer>> {
  const place = { matchId, version };
  switch (move.kind) {
    case 'call':
      return answerIn(
        await ask(MAKE_CALL, { input: { ...place, call: move.call }, after }),
        data => data.makeCall,
      );
    case 'card':
      return answerIn(
        await ask(PLAY_CARD, { input: { ...place, card: move.card }, after }),
        data => data.playCard,
      );
    case 'claim':
      return answerIn(
        await ask(CLAIM, { input: { ...place, tricks: move.tricks }, after }),
        data => data.claim,
      );
    case 'concession':
      return answerIn(await ask(CONCEDE, { input: place, after }), data => data.concede);
    case 'answer':
      return answerIn(
        await ask(ANSWER_CLAIM, { input: { ...place, accept: move.accept }, after }),
        data => data.answerClaim,
      );
    default:
      return assertNever(move);
  }
}
