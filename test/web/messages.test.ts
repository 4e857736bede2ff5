// Laws of the texts: both languages say everything, with the same variables, and say different things differently.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { FluentBundle, FluentResource } from '@fluent/bundle';
import { describe, expect, test } from 'vitest';
import { CARDS, formatCard } from '../../engine/cards.ts';
import { MESSAGE_IDS } from '../../web/src/messages/ids.ts';
import { blocksOf, RULES_SECTIONS, type RulesTextId } from '../../web/src/messages/rules-text.ts';
import { LANGUAGES, preferredLanguage, translateWith } from '../../web/src/messages/translate.ts';
import { callWords, cardWords, contractWords } from '../../web/src/messages/words.ts';
import { wordsIn } from './words-in-code.ts';

const WEB = join(import.meta.dirname, '../../web/src');
const SCHEMA = readFileSync(join(import.meta.dirname, '../../api/schema.graphql'), 'utf8');

/** The table's texts and those of the other pages. */
const PARTS = ['', 'pages-'] as const;

function partOf(language: string, part: (typeof PARTS)[number]): string {
  return readFileSync(join(WEB, 'messages', `${part}${language}.ftl`), 'utf8');
}

function sourceOf(language: string): string {
  return PARTS.map(part => partOf(language, part)).join('\n');
}

function rulesSourceOf(language: string): string {
  return readFileSync(join(WEB, 'messages', `rules-${language}.ftl.txt`), 'utf8');
}

function resourceOf(language: string): FluentResource {
  return new FluentResource(sourceOf(language));
}

/** Every `$name` in a parsed pattern, whatever the depth. */
function variablesIn(part: unknown): readonly string[] {
  if (Array.isArray(part)) {
    return part.flatMap(variablesIn);
  }
  if (typeof part !== 'object' || part === null) {
    return [];
  }
  const own = 'type' in part && part.type === 'var' && 'name' in part ? [String(part.name)] : [];
  return [...own, ...Object.values(part).flatMap(variablesIn)];
}

function variablesOf(language: string): Readonly<Record<string, readonly string[]>> {
  const entries = resourceOf(language).body.map(
    message => [message.id, [...new Set(variablesIn(message.value))].sort()] as const,
  );
  return Object.fromEntries(entries);
}

function enumValues(name: string): readonly string[] {
  const body = new RegExp(`enum ${name} \\{([^}]*)\\}`).exec(SCHEMA)?.[1] ?? '';
  return body
    .split('\n')
    .map(line => line.trim())
    .filter(line => /^[A-Z_]+$/.test(line));
}

const CALLS = [
  'PASS',
  'X',
  'XX',
  ...['C', 'D', 'H', 'S', 'NT'].flatMap(d => [1, 2, 3, 4, 5, 6, 7].map(n => n + d)),
];

describe.each(LANGUAGES)('%s', language => {
  const t = translateWith(language, sourceOf(language));

  test('parses without a fault and has each message once', () => {
    const errors = new FluentBundle(language).addResource(resourceOf(language));
    expect(errors).toEqual([]);
    const written = sourceOf(language).match(/^[a-z][\w-]*(?= =)/gm);
    expect(written?.toSorted()).toEqual(MESSAGE_IDS.toSorted());
  });

  test('formats every message with its variables and leaves none open', () => {
    for (const [id, names] of Object.entries(variablesOf(language))) {
      const known = MESSAGE_IDS.find(one => one === id);
      const text = known && t(known, Object.fromEntries(names.map(name => [name, 3])));
      expect(text, id).not.toMatch(/\{|\}|\?\?\?/);
      expect(text, id).toBeTruthy();
    }
  });

  test('writes numbers as the language does', () => {
    const numbers = [...Array.from({ length: 2401 }, (_, index) => index - 1200), 0.5, 12_345, 1e6];
    const t = translateWith<'number'>(language, 'number = { $value }');
    const format = new Intl.NumberFormat(language);
    expect(numbers.map(value => t('number', { value }))).toEqual(numbers.map(value => format.format(value)));
  });

  test('names all cards, calls, contracts and reasons differently', () => {
    expect(new Set(CARDS.map(card => cardWords(t, formatCard(card)))).size).toBe(52);
    expect(new Set(CALLS.map(call => callWords(t, call))).size).toBe(38);
    const contracts = [1, 2, 4].map(doubled =>
      contractWords(t, { level: 4, denomination: 'SPADES', doubled, declarer: 'WEST' }),
    );
    expect(new Set(contracts).size).toBe(3);
    for (const [id, variable, name] of [
      ['reason', 'reason', 'ScoreReason'],
      ['seat', 'seat', 'Seat'],
    ] as const) {
      const values = enumValues(name);
      expect(values.length, name).toBeGreaterThan(3);
      expect(new Set(values.map(value => t(id, { [variable]: value }))).size, name).toBe(values.length);
    }
  });
});

test('both languages use the same variables', () => {
  expect(variablesOf('ru')).toEqual(variablesOf('en'));
});

/** The files that the page loads before anything is shown: all that `main.tsx` imports, and what they import. */
function filesOfTable(): readonly string[] {
  const seen = new Set<string>();
  const visit = (file: string): void => {
    if (seen.has(file)) return;
    seen.add(file);
    const code = readFileSync(file, 'utf8');
    for (const [, target] of code.matchAll(/^(?:import|export)\s+(?!type\b)[^;'"]*?from\s*'(\.[^']+)'/gm)) {
      if (target && /\.tsx?$/.test(target)) visit(join(file, '..', target));
    }
  };
  visit(join(WEB, 'main.tsx'));
  return [...seen];
}

test.each(LANGUAGES)('%s: the table has its own texts, and waits for no others', language => {
  const code = filesOfTable().map(file => readFileSync(file, 'utf8'));
  const used = code.flatMap(text => [...text.matchAll(/\bt\(\s*'([a-z][\w-]*)'/g)].map(([, id]) => id));
  const written = partOf(language, '').match(/^[a-z][\w-]*(?= =)/gm);
  expect(written?.toSorted()).toEqual([...new Set(used)].toSorted());
});

test('no message is unused', () => {
  const files = readdirSync(WEB, { recursive: true, encoding: 'utf8' }).filter(
    file => /\.tsx?$/.test(file) && !file.endsWith('ids.ts'),
  );
  const code = files.map(file => readFileSync(join(WEB, file), 'utf8')).join('\n');
  expect(MESSAGE_IDS.filter(id => !code.includes(`t('${id}'`))).toEqual([]);
});

test('no words stand in the code instead of the message files', () => {
  const files = readdirSync(WEB, { recursive: true, encoding: 'utf8' }).filter(file => file.endsWith('.tsx'));
  const sources = files.map(file => [file, readFileSync(join(WEB, file), 'utf8')] as const);
  const found = sources.map(([file, code]) => [file, wordsIn(file, code)] as const);
  expect(found.filter(([, words]) => words.length > 0)).toEqual([]);
  expect(sources.filter(([, code]) => /[а-яё]/i.test(code)).map(([file]) => file)).toEqual([]);
});

test('English is written with its own apostrophe', () => {
  const texts = `${sourceOf('en')}\n${rulesSourceOf('en')}`.split('\n').filter(line => !line.startsWith('#'));
  expect(texts.filter(line => line.includes("'"))).toEqual([]);
});

test.each([
  ['<p>Play</p>', ['Play']],
  [`<>{isMine ? 'да' : \`нет \${name}\`}</>`, ['да', 'нет']],
  ['<p>{a} · {b.length > 0 && " of "}{t("rules")}</p>', ['of']],
  ['<img alt="Card" title={"Queen" + name} class="card" />', ['Card', 'Queen']],
  [`<Step label={\`On \${count}\`}>&nbsp;</Step>`, ['On']],
  ['<p class="muted" data-kind="x" aria-label={t("rules")}>{count}</p>', []],
])('words in the code are found: %s', (code, words) => {
  expect(wordsIn('some.tsx', `export const some = ${code};`)).toEqual(words);
});

test.each([
  ['ru', 1, '1 пика'],
  ['ru', 2, '2 пики'],
  ['ru', 5, '5 пик'],
  ['en', 1, '1 spade'],
  ['en', 2, '2 spades'],
] as const)('plurals: %s, %i', (language, level, words) => {
  expect(callWords(translateWith(language, sourceOf(language)), `${level}S`)).toBe(words);
});

test.each([
  [null, ['ru-RU', 'en'], 'ru'],
  [null, ['de', 'fr'], 'en'],
  [null, ['de', 'ru'], 'ru'],
  ['en', ['ru'], 'en'],
  ['xx', ['ru'], 'ru'],
] as const)('language: stored %s, browser %s gives %s', (stored, browser, language) => {
  expect(preferredLanguage(stored, browser)).toBe(language);
});

describe.each(LANGUAGES)('the rules in full: %s', language => {
  const source = rulesSourceOf(language);
  const read = translateWith<RulesTextId>(language, source);
  const sections = Object.values(RULES_SECTIONS).flat();

  test('parse without a fault and have each section once, in its order', () => {
    expect(new FluentBundle(language).addResource(new FluentResource(source))).toEqual([]);
    const written = source.match(/^[a-z][\w-]*(?= =)/gm);
    expect(written).toEqual(sections.flatMap(section => [`${section}-title`, section]));
  });

  test('fall into paragraphs and lists', () => {
    for (const section of sections) {
      const blocks = blocksOf(read(section));
      expect(blocks.length, section).toBeGreaterThan(0);
      for (const block of blocks) {
        expect(block.kind === 'list' ? block.items.length > 1 : block.text.length > 30, section).toBe(true);
      }
    }
    expect(blocksOf('One\nline.\n\n— a\n— b')).toEqual([
      { kind: 'paragraph', text: 'One line.' },
      { kind: 'list', items: ['a', 'b'] },
    ]);
  });
});

test('both languages tell the rules in as many paragraphs', () => {
  const shape = (language: 'ru' | 'en') => {
    const read = translateWith<RulesTextId>(language, rulesSourceOf(language));
    return Object.values(RULES_SECTIONS)
      .flat()
      .map(section => [section, blocksOf(read(section)).map(({ kind }) => kind)]);
  };
  expect(shape('ru')).toEqual(shape('en'));
});
