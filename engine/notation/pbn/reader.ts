// PBN 2.1 in import format, with the oddities met in files, to notated deals.
import type { Side } from '../../seats.ts';
import { bySeat, type Seat } from '../../seats.ts';
import { pbnHands } from '../hands.ts';
import {
  NO_HANDS,
  type NotatedContract,
  type NotatedDeal,
  type NotatedFile,
  type NotatedScore,
  type NotatedTricks,
  type Problem,
  quoted,
} from '../notated-deal.ts';
import { isPassedOut, parseContractWord, parseSeat, parseSide, parseVulnerable } from '../words.ts';
import { type PbnGame, pbnGames } from './games.ts';
import { type PbnTag, pbnTags } from './lines.ts';
import { pbnAuction, pbnPlay } from './moves.ts';
import { readOwnTags } from './own-tags.ts';

/** Never throws, whatever the text; what cannot be read is named with its line. */
export function readPbn(text: string): NotatedFile {
  const { tags, problems } = pbnTags(text);
  const deals = pbnGames(tags).filter(isDeal).map(notatedDeal);
  return { deals, problems };
}

const OF_A_DEAL = ['deal', 'auction', 'play', 'contract'] as const;

function isDeal({ tags }: PbnGame): boolean {
  return OF_A_DEAL.some(name => tags.has(name));
}

function notatedDeal(game: PbnGame): NotatedDeal {
  const { tags, line } = game;
  const problems: Problem[] = [...game.problems];
  const textOf = (name: string) => tags.get(name)?.value.trim() ?? '';
  const read = <Value>(name: string, parse: (tag: PbnTag) => Value) => {
    const tag = tags.get(name);
    return tag === undefined || isUnknown(tag.value) ? null : parse(tag);
  };
  const names: Readonly<Record<Seat, string>> = {
    NORTH: 'north',
    EAST: 'east',
    SOUTH: 'south',
    WEST: 'west',
  };
  const dealTag = tags.get('deal');
  const auctionTag = tags.get('auction');
  const playTag = tags.get('play');
  return {
    line,
    board: read('board', ({ value }) => value.trim()),
    names: bySeat(seat => read(names[seat], ({ value }) => value.trim())),
    dealer: read('dealer', tag => understood(tag, parseSeat(tag.value), problems)),
    vulnerable: read('vulnerable', tag => understood(tag, parseVulnerable(tag.value), problems)),
    hands: dealTag === undefined ? NO_HANDS : pbnHands(dealTag.value, { line: dealTag.line, problems }),
    auction: auctionTag === undefined ? null : pbnAuction(auctionTag, problems),
    contract: read('contract', tag => understood(tag, contractOfTag(tag), problems)),
    declarer: read('declarer', tag => understood(tag, parseSeat(tag.value.replace('^', '')), problems)),
    play: playTag === undefined ? null : pbnPlay(playTag, problems),
    tricks: read('result', tag => tricksOfTag(tag, problems)) ?? [],
    score: isAbsolute(textOf('scoring')) ? read('score', scoreOfTag) : null,
    own: readOwnTags(tags, problems),
    problems,
  };
}

/** An empty or "?" value says no more than a missing tag. */
function isUnknown(value: string): boolean {
  return /^[?\s]*$/.test(value);
}

function understood<Value>(tag: PbnTag, value: Value | null, problems: Problem[]): Value | null {
  if (value === null) {
    problems.push({
      line: tag.line,
      text: `${tag.name.toLowerCase()} tag cannot be read: ${quoted(tag.value)}`,
    });
  }
  return value;
}

function contractOfTag({ value, line }: PbnTag): NotatedContract | null {
  if (isPassedOut(value)) return { kind: 'passedOut', line };
  const bid = parseContractWord(value.replaceAll(' ', ''));
  return bid === null ? null : { kind: 'bid', ...bid, line };
}

const TRICKS_OF_SIDE = /(NS|EW)\s+(\d{1,2})/gi;

/** "9", "^9" (by adjustment), "EW 10", "NS 7 EW 6". */
function tricksOfTag(tag: PbnTag, problems: Problem[]): readonly NotatedTricks[] {
  const { value, line } = tag;
  const found = [...value.matchAll(TRICKS_OF_SIDE)].map(([, side = '', tricks]) => ({
    side: parseSide(side),
    tricks: Number(tricks),
  }));
  const plain = /^\^?\s*(\d{1,2})$/.exec(value.trim())?.[1];
  if (plain !== undefined) found.push({ side: null, tricks: Number(plain) });
  const valid = found.filter(({ tricks }) => tricks <= 13);
  if (valid.length === 0 || valid.length < found.length) understood(tag, null, problems);
  return valid.map(each => ({ source: 'result tag', ...each, line }));
}

/** Scores of rubber and Chicago are not those of a deal by itself. */
function isAbsolute(scoring: string): boolean {
  return !/rubber|chicago/i.test(scoring);
}

const SCORE = /^(?:(NS|EW)\s+)?([+-]?\d{1,5})(?:\s+(?:NS|EW)\s+[+-]?\d{1,5})?$/i;

/** "NS 420", "-100" (declarer's side); other forms are of other scorings. */
function scoreOfTag({ value, line }: PbnTag): NotatedScore | null {
  const [, side = '', points] = SCORE.exec(value.trim()) ?? [];
  const named: Side | null = parseSide(side);
  return points === undefined ? null : { side: named, points: Number(points), line };
}
