// What happened at the table, told as somebody sees it who sits there.
import { assertNever } from '../../../engine/result.ts';
import { faceOf } from '../machine/deal-facts.ts';
import type { TableEvent } from '../machine/undo.ts';
import type { Translate } from './translate.ts';
import { callWords, cardWords, contractWords } from './words.ts';

type EventOf<Name extends TableEvent['__typename']> = Extract<TableEvent, { readonly __typename: Name }>;

function callMade(t: Translate, { seat, call, contract }: EventOf<'CallMade'>): string {
  const words = t('event-call', { seat: t('seat', { seat }), call: callWords(t, call) });
  return contract === null
    ? words
    : `${words}. ${t('event-contract', { contract: contractWords(t, contract) })}`;
}

function cardPlayed(t: Translate, { seat, card, turned, winner }: EventOf<'CardPlayed'>): string {
  const face = faceOf(card);
  return face === null
    ? ''
    : t('event-card', {
        seat: t('seat', { seat }),
        rank: Number(face.rank) || face.rank,
        suit: face.suit,
        count: turned.length,
        turned: turned.map(one => cardWords(t, one.card)).join(', '),
        winner: winner ?? 'NONE',
      });
}

/** `scoring`: by it a deal is called a board. */
export function eventWords(t: Translate, event: TableEvent, scoring: string): string {
  switch (event.__typename) {
    case 'DealStarted':
      return t('event-deal-started', {
        deal: t('deal-number', { number: event.deal, scoring }),
        seat: t('seat', { seat: event.dealer }),
      });
    case 'CallMade':
      return callMade(t, event);
    case 'CardPlayed':
      return cardPlayed(t, event);
    case 'ClaimMade': {
      const tricks = event.concession ? 0 : event.tricks;
      return t('event-claim', { seat: t('seat', { seat: event.seat }), tricks });
    }
    case 'ClaimAnswered':
      return t('event-answer', { answer: event.accepted ? 'accepted' : 'refused' });
    case 'DealEnded':
      return t('event-deal-ended', { how: event.result.passedOut ? 'passedOut' : 'played' });
    default:
      return assertNever(event);
  }
}
