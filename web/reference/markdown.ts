// As much of Markdown as docs/api.md uses: headings, paragraphs, lists of one level, tables, fenced code.
import { escapeHtml, inlineHtml, slugOf } from './html.ts';

export interface Heading {
  readonly level: number;
  readonly text: string;
}

const HEADING = /^(#{1,6}) +(.+)$/;
const ITEM = /^(?:[-*]|\d+\.) +/;

/** Splits a text into blocks at its empty lines, but not within fences. */
function blocksOf(markdown: string): readonly (readonly string[])[] {
  const blocks: string[][] = [[]];
  let inFence = false;
  for (const line of markdown.split('\n')) {
    const isFence = line.startsWith('```');
    const startsBlock = !inFence && (line.trim() === '' || isFence || HEADING.test(line));
    if (startsBlock) blocks.push([]);
    if (inFence || line.trim() !== '') blocks.at(-1)?.push(line);
    if ((isFence && inFence) || (!inFence && HEADING.test(line))) blocks.push([]);
    if (isFence) inFence = !inFence;
  }
  return blocks.filter(block => block.length > 0);
}

export function headingsOf(markdown: string): readonly Heading[] {
  return blocksOf(markdown).flatMap(([line = '']) => {
    const [, marks, text] = HEADING.exec(line) ?? [];
    return marks === undefined || text === undefined ? [] : [{ level: marks.length, text }];
  });
}

/** `lower` moves every heading down by so many levels. */
export function markdownHtml(markdown: string, lower = 0): string {
  return blocksOf(markdown)
    .map(block => blockHtml(block, lower))
    .join('\n');
}

function blockHtml(lines: readonly string[], lower: number): string {
  const [first = ''] = lines;
  const [, marks, heading] = HEADING.exec(first) ?? [];
  if (marks !== undefined && heading !== undefined) {
    const tag = `h${Math.min(6, marks.length + lower)}`;
    return `<${tag} id="${slugOf(heading)}">${inlineHtml(heading)}</${tag}>`;
  }
  if (first.startsWith('```')) return `<pre><code>${escapeHtml(lines.slice(1, -1).join('\n'))}</code></pre>`;
  if (first.startsWith('|')) return tableHtml(lines);
  if (ITEM.test(first)) return listHtml(lines);
  return `<p>${inlineHtml(lines.join(' '))}</p>`;
}

function tableHtml([head = '', , ...body]: readonly string[]): string {
  const row = (line: string, cell: string) => {
    const cells = line.replace(/^\||\|\s*$/g, '').split('|');
    return `<tr>${cells.map(text => `<${cell}>${inlineHtml(text.trim())}</${cell}>`).join('')}</tr>`;
  };
  const rows = body.map(line => row(line, 'td')).join('\n');
  return `<div class="wide"><table><thead>${row(head, 'th')}</thead><tbody>\n${rows}\n</tbody></table></div>`;
}

function listHtml(lines: readonly string[]): string {
  const items: string[] = [];
  for (const line of lines) {
    const [mark = ''] = ITEM.exec(line) ?? [];
    items.push(mark === '' ? `${items.pop() ?? ''} ${line.trim()}` : line.slice(mark.length));
  }
  const tag = /^\d/.test(lines[0] ?? '') ? 'ol' : 'ul';
  return `<${tag}>${items.map(item => `<li>${inlineHtml(item)}</li>`).join('\n')}</${tag}>`;
}
