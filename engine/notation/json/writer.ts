// Our own JSON of a finished match: a versioned plain object in readable words, a deal a line.
import { formatCard } from '../../cards.ts';
import { bySeat } from '../../seats.ts';
import { type WrittenDeal, type WrittenMatch, writtenDeals } from '../written-match.ts';

export const JSON_FORMAT = 'half-open-bridge';
/** Grows when a reader of the version before could misunderstand what is written. */
export const JSON_VERSION = 1;

/** All finished deals, oldest first; read back by `readJsonExport`. */
export function formatJsonExport(match: WrittenMatch): string {
  const { rules, names, date, draw } = match;
  const head = {
    format: JSON_FORMAT,
    version: JSON_VERSION,
    date,
    rules,
    names,
    draw: draw.map(({ seat, card }) => ({ seat, card: formatCard(card) })),
  };
  const deals = writtenDeals(match).map(deal => JSON.stringify(plainDeal(deal)));
  return `${JSON.stringify(head).slice(0, -1)},"deals":[\n${deals.join(',\n')}\n]}\n`;
}

function plainDeal({ view, dealt, result }: WrittenDeal): object {
  const { number, dealer, vulnerable, calls, contract, tricks, claims } = view;
  return {
    number,
    dealer,
    vulnerable,
    dealt: bySeat(seat => dealt[seat].map(formatCard)),
    calls: calls.map(({ call }) => call),
    contract,
    play: tricks.flatMap(({ cards }) => cards.map(({ card }) => formatCard(card))),
    claims,
    result,
  };
}
