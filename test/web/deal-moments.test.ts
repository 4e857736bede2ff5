// Laws of looking back: every moment has its place and its address, cards leave one by one, closed ones as they turned.
import { describe, expect, test } from 'vitest';
import {
  momentsOf,
  type PastDeal,
  type PastTrick,
  placeOf,
  positionAt,
  trickFrom,
} from '../../web/src/machine/deal-moments.ts';
import { DEALT, formatMoment, parseMoment } from '../../web/src/machine/moment.ts';
import { DEAL } from './match-data.ts';

type Played = PastTrick['cards'][number];

const played = (seat: Played['seat'], card: string, turned: Played['turned'] = []): Played => ({
  seat,
  card,
  turned,
});

/** North's dummy: the four of hearts under the ace of spades, and a three alone. Two tricks, the second broken off. */
const PAST: PastDeal = {
  ...DEAL,
  dealt: [
    {
      seat: 'NORTH',
      cards: ['H4', 'SA', 'C3'],
      columns: [
        { top: 'SA', bottom: 'H4' },
        { top: 'C3', bottom: null },
      ],
    },
    { seat: 'WEST', cards: ['S2', 'H2'], columns: null },
  ],
  calls: [
    { seat: 'SOUTH', call: '1C' },
    { seat: 'WEST', call: 'PASS' },
  ],
  tricks: [
    {
      leader: 'WEST',
      winner: 'NORTH',
      cards: [
        played('WEST', 'S2'),
        played('NORTH', 'SA', [{ seat: 'NORTH', card: 'H4' }]),
        played('EAST', 'S3'),
        played('SOUTH', 'S4'),
      ],
    },
    { leader: 'NORTH', winner: null, cards: [played('NORTH', 'H4')] },
  ],
};

const MOMENTS = momentsOf(PAST);
const at = (text: string) => positionAt(PAST, parseMoment(text) ?? DEALT);

describe('addresses', () => {
  test.each(['', 'call/1', 'call/12', 'trick/1', 'trick/13', 'trick/5/card/1', 'trick/5/card/3'])(
    'parse and format are inverse: "%s"',
    text => {
      const moment = parseMoment(text);
      expect(moment).not.toBeNull();
      expect(moment && formatMoment(moment)).toBe(text);
    },
  );

  test('a complete trick has one address', () => {
    expect(parseMoment('trick/5/card/4')).toEqual(parseMoment('trick/5'));
  });

  test.each(['trick/0', 'trick/14', 'trick/5/card/5', 'call/0', 'trick', 'trick/x', 'TRICK/1', 'trick/1/'])(
    'none: "%s"',
    text => expect(parseMoment(text)).toBeNull(),
  );
});

describe('moments', () => {
  test('one for the cards as dealt, one a call, one a card; each finds its place again', () => {
    expect(MOMENTS.map(formatMoment)).toEqual([
      '',
      'call/1',
      'call/2',
      'trick/1/card/1',
      'trick/1/card/2',
      'trick/1/card/3',
      'trick/1',
      'trick/2/card/1',
    ]);
    expect(MOMENTS.map(moment => placeOf(MOMENTS, moment))).toEqual(MOMENTS.map((_, place) => place));
  });

  test('one that never came is the nearest before it', () => {
    const place = (text: string) => placeOf(MOMENTS, parseMoment(text) ?? DEALT);
    expect(place('call/9')).toBe(2);
    expect(place('trick/2')).toBe(7);
    expect(place('trick/13')).toBe(7);
    const passedOut = momentsOf({ calls: PAST.calls, tricks: [] });
    expect(placeOf(passedOut, { kind: 'card', trick: 5, card: 4 })).toBe(2);
    expect(placeOf(momentsOf({ calls: [], tricks: [] }), { kind: 'call', call: 3 })).toBe(0);
  });

  test('trick by trick goes from end to end of tricks, and to the cards as dealt', () => {
    expect(trickFrom(MOMENTS, 0, 1)).toBe(6);
    expect(trickFrom(MOMENTS, 4, 1)).toBe(6);
    expect(trickFrom(MOMENTS, 6, 1)).toBe(7);
    expect(trickFrom(MOMENTS, 7, 1)).toBeNull();
    expect(trickFrom(MOMENTS, 7, -1)).toBe(6);
    expect(trickFrom(MOMENTS, 6, -1)).toBe(0);
    expect(trickFrom(MOMENTS, 0, -1)).toBeNull();
  });
});

describe('positions', () => {
  test('calls come one by one, and all are there once cards are played', () => {
    expect(['', 'call/1', 'call/2', 'trick/1'].map(text => at(text).calls)).toEqual([0, 1, 2, 2]);
  });

  test('cards leave their hands one by one', () => {
    expect(MOMENTS.map(moment => positionAt(PAST, moment).gone.size)).toEqual([0, 0, 0, 1, 2, 3, 4, 5]);
  });

  test('a closed card is one until the play that turns it', () => {
    expect([...at('').closed]).toEqual(['H4']);
    expect([...at('trick/1/card/1').closed]).toEqual(['H4']);
    expect([...at('trick/1/card/2').closed]).toEqual([]);
  });

  test('a trick is taken with its last card and stays until the next is led', () => {
    expect(at('call/2').trick).toBeNull();
    expect(at('trick/1/card/3')).toMatchObject({ winner: null, taken: { NORTH_SOUTH: 0, EAST_WEST: 0 } });
    expect(at('trick/1')).toMatchObject({ winner: 'NORTH', taken: { NORTH_SOUTH: 1, EAST_WEST: 0 } });
    expect(at('trick/2/card/1')).toMatchObject({
      trick: { number: 2 },
      winner: null,
      taken: { NORTH_SOUTH: 1 },
    });
  });
});
