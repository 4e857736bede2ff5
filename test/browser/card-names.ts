// Which cards a page names, in whatever language or notation, and which of them the API has shown to its viewer.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page, Response } from 'playwright-core';
import { CARDS, formatCard } from '../../engine/cards.ts';
import { MESSAGE_IDS } from '../../web/src/messages/ids.ts';
import { LANGUAGES, translateWith } from '../../web/src/messages/translate.ts';

const MESSAGES = join(import.meta.dirname, '../../web/src/messages');
const ALL = CARDS.map(formatCard);

/** Every message that tells one card from another, in both languages: the cases of Russian too. */
const NAMES: readonly (readonly [name: string, card: string])[] = LANGUAGES.flatMap(language => {
  const t = translateWith(language, readFileSync(join(MESSAGES, `${language}.ftl`), 'utf8'));
  const wordsOf = (id: (typeof MESSAGE_IDS)[number], card: string) => {
    const [suit = '', rank = ''] = card;
    return t(id, { suit, rank: Number(rank) || rank }).toLowerCase();
  };
  return MESSAGE_IDS.filter(id => id.startsWith('card')).flatMap(id => {
    const words = ALL.map(card => [wordsOf(id, card), card] as const);
    return new Set(words.map(([name]) => name)).size === ALL.length ? words : [];
  });
});

/** Runs in the page: all its text and every attribute's value, and the cards that are drawn with rank and suit. */
function writings(): string {
  const texts: string[] = [document.title];
  for (const element of document.querySelectorAll('*')) {
    for (const { name, value } of element.attributes) if (name !== 'd') texts.push(value);
    for (const node of element.childNodes)
      if (node.nodeType === Node.TEXT_NODE) texts.push(node.nodeValue ?? '');
  }
  for (const index of document.querySelectorAll('.card-index')) {
    const suit = /suit-([SHDC])/.exec(index.querySelector('svg')?.getAttribute('class') ?? '')?.[1];
    const rank = index.querySelector('b')?.textContent?.replace('10', 'T');
    texts.push(`${suit}${rank}`);
  }
  return texts.join('\n');
}

export async function cardsNamed(page: Page): Promise<readonly string[]> {
  const text = await page.evaluate(writings);
  const byCode = text.match(/\b[SHDC][2-9TJQKA]\b/g) ?? [];
  const lower = text.toLowerCase();
  const byName = NAMES.filter(([name]) => lower.includes(name)).map(([, card]) => card);
  return [...new Set([...byCode, ...byName])];
}

/** Listens for the API's answers to the page; `stop` gives every card in them. */
export function cardsShown(page: Page): { stop(): Promise<readonly string[]> } {
  const answers: Promise<string>[] = [];
  const listen = (response: Response) => {
    if (response.url().endsWith('/graphql')) answers.push(response.text().catch(() => ''));
  };
  page.on('response', listen);
  return {
    async stop() {
      page.off('response', listen);
      const cards = (await Promise.all(answers)).flatMap(text => text.match(/"[SHDC][2-9TJQKA]"/g) ?? []);
      return [...new Set(cards.map(card => card.slice(1, 3)))];
    },
  };
}
