// PBN tags to games: where one ends and the next begins, and what a game takes over from the one before.
import { type Problem, quoted } from '../notated-deal.ts';
import type { PbnTag } from './lines.ts';

export interface PbnGame {
  readonly line: number;
  /** By name in lower case, the first of each name. */
  readonly tags: ReadonlyMap<string, PbnTag>;
  readonly problems: readonly Problem[];
}

interface OpenGame {
  readonly line: number;
  readonly tags: Map<string, PbnTag>;
  readonly problems: Problem[];
}

const OPENERS: ReadonlySet<string> = new Set(['event', 'site', 'date', 'board']);
const NEEDED: ReadonlySet<string> = new Set([
  'deal',
  'dealer',
  'vulnerable',
  'declarer',
  'contract',
  'result',
]);
const REPEATABLE: ReadonlySet<string> = new Set(['note']);

export function pbnGames(tags: readonly PbnTag[]): readonly PbnGame[] {
  const games: OpenGame[] = [];
  let game: OpenGame | null = null;
  let inherited: ReadonlyMap<string, PbnTag> = new Map();
  for (const tag of tags) {
    if (game === null || beginsGame(game, tag)) {
      inherited = game?.tags ?? inherited;
      game = { line: tag.line, tags: new Map(), problems: [] };
      games.push(game);
    }
    addTag(game, tag, inherited);
  }
  return games;
}

/** Files put empty lines inside games and leave them out between, so neither is enough alone. */
function beginsGame({ tags }: OpenGame, tag: PbnTag): boolean {
  const name = tag.name.toLowerCase();
  const isTold = tags.has('deal') || tags.has('board') || tags.has('auction');
  if (tag.apart) return isTold && (OPENERS.has(name) || (tags.has(name) && !REPEATABLE.has(name)));
  if (name === 'event' || name === 'board') return tags.has(name);
  return name === 'deal' && tags.has(name) && !tags.has('board');
}

function addTag({ tags, problems }: OpenGame, tag: PbnTag, inherited: PbnGame['tags']): void {
  const name = tag.name.toLowerCase();
  const before = tags.get(name);
  if (before === undefined) {
    tags.set(name, resolved(tag, inherited.get(name), problems));
  } else if (!REPEATABLE.has(name) && before.value !== tag.value) {
    problems.push({
      line: tag.line,
      text: `tag ${tag.name} a second time, with another value: ${quoted(tag.value)}`,
    });
  }
}

/** "#" stands for the value of the game before, "##" introduces a value that later games take over. */
function resolved(tag: PbnTag, before: PbnTag | undefined, problems: Problem[]): PbnTag {
  if (tag.value.startsWith('##')) return { ...tag, value: tag.value.slice(2) };
  if (tag.value !== '#') return tag;
  if (before === undefined && NEEDED.has(tag.name.toLowerCase())) {
    problems.push({ line: tag.line, text: `tag ${tag.name} refers to a game before, and there is none` });
  }
  return { ...tag, value: before?.value ?? '' };
}
