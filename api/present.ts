// Views and refusals in the schema's types, field by field. Knows no state of a match.
import { ownerOf, type Rules, seatsOf } from '../engine/rules.ts';
import type { RunningScore } from '../engine/score/running-score.ts';
import { SEATS, type Seat, type Side } from '../engine/seats.ts';
import type { DealtHand, DealView, HandView, PlaceView, ResultView } from '../engine/view.ts';
import type { Language } from './language.ts';
import { type Refusal, refusalMessage } from './refusal.ts';
import type * as Api from './schema.generated.ts';
import type { MatchSight, SeenPlayer } from './service/sight.ts';

export function presentRefusal(refusal: Refusal | null, language: Language): Api.Refusal | null {
  return refusal === null ? null : { code: refusal.code, message: refusalMessage(refusal, language) };
}

export function presentRules(rules: Rules): Api.Rules {
  const { version, preset, players, layout, openingLead, follow, doubles, doubling, honours, scoring } =
    rules;
  const { unit, count } = rules.length;
  return {
    version,
    preset,
    players,
    layout,
    openingLead,
    follow,
    doubles,
    doubling,
    honours,
    scoring,
    length: { unit, count },
  };
}

interface PresentedSeat {
  readonly seat: Seat;
  readonly player: SeenPlayer | null;
  readonly dummy: boolean;
}

/** All four, N E S W; a half-open dummy's player is its owner. */
export function presentSeats({ rules, players }: MatchSight): readonly PresentedSeat[] {
  return SEATS.map(seat => {
    const owner = ownerOf(rules, seat);
    return { seat, player: playerAt(players, owner), dummy: owner !== seat };
  });
}

function playerAt(players: MatchSight['players'], seat: Seat): SeenPlayer | null {
  const player = players[seat];
  return player === undefined ? null : { id: player.id, name: player.name };
}

export function viewerSeats({ rules, viewer }: MatchSight): readonly Seat[] {
  return viewer === null ? [] : seatsOf(rules, viewer);
}

interface PresentedTurn {
  readonly seat: Seat;
  readonly player: SeenPlayer;
  readonly kind: Api.TurnKind;
}

export function presentTurn({ view, players }: MatchSight): PresentedTurn | null {
  const turn = view?.deal.turn ?? null;
  const player = turn === null ? null : playerAt(players, turn.player);
  return turn === null || player === null ? null : { seat: turn.seat, player, kind: turn.kind };
}

export function presentHand({ seat, cards, unseen, places }: HandView): Api.Hand {
  return { seat, cards, unseen, columns: places?.map(presentPlace) ?? null };
}

function presentPlace(place: PlaceView): Api.Column {
  switch (place.kind) {
    case 'empty':
      return { open: null, closed: false };
    case 'closed':
      return { open: null, closed: true };
    case 'open':
      return { open: place.card, closed: false };
    case 'covering':
      return { open: place.card, closed: true };
  }
}

export function presentDealt({ seat, cards, places }: DealtHand): Api.DealtHand {
  return { seat, cards, columns: places?.map(({ top, bottom }) => ({ top, bottom })) ?? null };
}

export function presentTricks({ tricks }: DealView): readonly Api.Trick[] {
  return tricks.map(({ leader, cards, winner }) => ({
    leader,
    cards: cards.map(({ seat, card, turned }) => ({ seat, card, turned })),
    winner,
  }));
}

export function presentClaims({ claims }: DealView): readonly Api.Claim[] {
  return claims.map(({ seat, tricks, concession, status }) => ({ seat, tricks, concession, status }));
}

export function presentResult({ ending, tricksByDeclarer, points }: ResultView): Api.DealResult {
  return { tricksByDeclarer, passedOut: ending === 'passedOut', claimed: ending === 'claimed', points };
}

export function presentSideScore(score: RunningScore, side: Side): Api.SideScore {
  const { belowLine, aboveLine, total, games } = score.sides[side];
  return { belowLine, aboveLine, total, games };
}
