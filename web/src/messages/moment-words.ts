// What happened at a moment of a deal, in words: for the line under the cards, and for those who hear the page.
import type { PastDeal, PastTrick } from '../machine/deal-moments.ts';
import type { Moment } from '../machine/moment.ts';
import type { Translate } from './translate.ts';
import { callWords, cardWords } from './words.ts';

type Played = PastTrick['cards'][number];

function turnedWords(t: Translate, { turned }: Played): string {
  const cards = turned.map(({ card }) => cardWords(t, card)).join(', ');
  return cards === '' ? '' : t('moment-turned', { cards, count: turned.length });
}

function cardPlayedWords(t: Translate, trick: PastTrick, card: number): string {
  const played = trick.cards[card - 1];
  if (played === undefined) {
    return '';
  }
  const isLast = card === trick.cards.length && trick.winner !== null;
  const sentences = [
    t('moment-card', { seat: t('seat', { seat: played.seat }), card: cardWords(t, played.card) }),
    turnedWords(t, played),
    isLast ? t('moment-won', { seat: t('seat', { seat: trick.winner ?? '' }) }) : '',
  ];
  return sentences.filter(sentence => sentence !== '').join(' ');
}

export function momentWords(t: Translate, deal: PastDeal, moment: Moment): string {
  switch (moment.kind) {
    case 'dealt':
      return t('moment-dealt', { dealer: t('seat', { seat: deal.dealer }) });
    case 'call': {
      const made = deal.calls[moment.call - 1];
      return made === undefined
        ? ''
        : t('moment-call', { seat: t('seat', { seat: made.seat }), call: callWords(t, made.call) });
    }
    case 'card': {
      const trick = deal.tricks[moment.trick - 1];
      return trick === undefined
        ? ''
        : `${t('trick-at', { number: moment.trick })}. ${cardPlayedWords(t, trick, moment.card)}`;
    }
  }
}
