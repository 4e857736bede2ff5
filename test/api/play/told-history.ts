// What the history of a match must be, put together anew from its deals as the API tells them.
import { present } from '../../engine/support/deals.ts';
import type { DealAnswer } from '../support/answers.ts';
import type { Seated } from '../support/tables.ts';

export interface EventAnswer {
  readonly __typename: string;
  readonly version: number;
  readonly [field: string]: unknown;
}

export type ToldDeal = DealAnswer & { readonly claims: readonly unknown[] };

/** The events of a deal played without claims that began with a version; the next one begins behind the last. */
export function eventsOf({ number: deal, ...told }: ToldDeal, began: number): readonly EventAnswer[] {
  if (told.claims.length > 0) throw new Error('a deal with claims cannot be told from its cards alone');
  const lastCall = told.calls.length - 1;
  const calls = told.calls.map(({ seat, call }, place) => ({
    __typename: 'CallMade',
    deal,
    seat,
    call,
    contract: place === lastCall ? told.contract : null,
  }));
  const cards = told.tricks.flatMap(({ cards: played, winner }, trick) =>
    played.map(({ seat, card, turned }, place) => ({
      __typename: 'CardPlayed',
      deal,
      trick: trick + 1,
      seat,
      card,
      turned,
      winner: place === 3 ? winner : null,
    })),
  );
  const moves = [...calls, ...cards].map((event, place) => ({ ...event, version: began + 1 + place }));
  return [
    { __typename: 'DealStarted', version: began, deal, dealer: told.dealer },
    ...moves,
    { __typename: 'DealEnded', version: began + moves.length, deal, result: told.result },
  ] as const;
}

export function seatsTaken({ people, match }: Pick<Seated, 'people' | 'match'>): readonly EventAnswer[] {
  return people.map(({ id, name }, place) => ({
    __typename: 'SeatTaken',
    version: place + 1,
    seat: present(match.seats.find(({ player, dummy }) => player?.id === id && !dummy)).seat,
    player: { id, name, former: false },
  }));
}
