// A deal of the engine as the site gets it for each viewer, and its public events as `history` tells them.
import { presentClaims, presentDealt, presentHand, presentTricks } from '../../api/present.ts';
import { formatCard } from '../../engine/cards.ts';
import { type PlacedEvent, publicEvents } from '../../engine/history.ts';
import type { MatchState } from '../../engine/match.ts';
import { assertNever } from '../../engine/result.ts';
import { seatsOf } from '../../engine/rules.ts';
import { type Viewer, viewFor } from '../../engine/view.ts';
import type { Deal, Match } from '../../web/src/machine/match-state.ts';
import type { TableEvent } from '../../web/src/machine/undo.ts';
import { MATCH } from './match-data.ts';

const named = formatCard;

export function dealFor(match: MatchState, viewer: Viewer): Deal {
  const { deal } = viewFor(match, viewer);
  return {
    number: deal.number,
    dealer: deal.dealer,
    vulnerable: deal.vulnerable,
    dealt:
      deal.end?.dealt.map(presentDealt).map(({ seat, cards, columns }) => ({
        seat,
        cards: cards.map(named),
        columns:
          columns?.map(({ top, bottom }) => ({
            top: top === null ? null : named(top),
            bottom: bottom === null ? null : named(bottom),
          })) ?? null,
      })) ?? null,
    hands: deal.hands.map(presentHand).map(({ seat, cards, unseen, columns }) => ({
      seat,
      cards: cards.map(named),
      unseen,
      columns:
        columns?.map(({ open, closed }) => ({ open: open === null ? null : named(open), closed })) ?? null,
    })),
    calls: deal.calls,
    contract: deal.contract,
    tricks: presentTricks(deal).map(({ leader, winner, cards }) => ({
      leader,
      winner,
      cards: cards.map(({ seat, card }) => ({ seat, card: named(card) })),
    })),
    claims: presentClaims(deal),
    result: deal.end && { tricksByDeclarer: null, passedOut: false, claimed: false, points: [] },
  };
}

function eventOf({ place, event }: PlacedEvent, deal: number): TableEvent {
  const version = place + 1;
  switch (event.kind) {
    case 'dealStarted':
      return { __typename: 'DealStarted', version, deal, dealer: event.dealer };
    case 'call':
      return { __typename: 'CallMade', version, deal, ...event };
    case 'card': {
      const turned = event.turned.map(({ seat, card }) => ({ seat, card: named(card) }));
      return { __typename: 'CardPlayed', version, deal, ...event, card: named(event.card), turned };
    }
    case 'claim':
      return { __typename: 'ClaimMade', version, deal, ...event };
    case 'answer':
      return { __typename: 'ClaimAnswered', version, deal, accepted: event.accepted };
    case 'dealEnded':
      return { __typename: 'DealEnded', version, deal, result: { passedOut: false } };
    default:
      return assertNever(event);
  }
}

/** The deal's first event has version 1. */
export function eventsOf(match: MatchState): readonly TableEvent[] {
  return publicEvents(match.rules, match, []).map(placed => eventOf(placed, match.number));
}

export function matchFor(match: MatchState, viewer: Viewer): Match {
  const { rules } = match;
  return {
    ...MATCH,
    version: eventsOf(match).at(-1)?.version ?? 0,
    viewerSeats: viewer === null ? [] : seatsOf(rules, viewer),
    rules: { ...MATCH.rules, players: rules.players, layout: rules.layout },
    deal: dealFor(match, viewer),
  };
}
