// The page at /developers: the guide of docs/api.md, then the schema. One file without script, so that the strict
// content security policy of the site holds for it too.
import { buildSchema } from 'graphql';
import { inlineHtml, slugOf } from './html.ts';
import { headingsOf, markdownHtml } from './markdown.ts';
import { sectionsOf, typeHtml } from './schema.ts';

export interface Sources {
  /** The schema's text. */
  readonly schema: string;
  /** The guide, in Markdown. */
  readonly guide: string;
  /** The address of the style sheet. */
  readonly stylesheet: string;
}

export function developersPage({ schema, guide, stylesheet }: Sources): string {
  const sections = sectionsOf(buildSchema(schema));
  const chapters = headingsOf(guide).filter(({ level }) => level === 2);
  const contents = [
    ...chapters.map(({ text }) => `<li><a href="#${slugOf(text)}">${inlineHtml(text)}</a></li>`),
    ...sections.map(({ title, anchor, types }) => {
      const links = types.map(({ name }) => `<a href="#${name}">${name}</a>`).join(' ');
      return `<li><a href="#${anchor}">${title}</a> <small>${links}</small></li>`;
    }),
  ];
  const reference = sections.map(
    ({ title, anchor, types }) => `<h3 id="${anchor}">${title}</h3>\n${types.map(typeHtml).join('\n')}`,
  );
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="referrer" content="no-referrer">
<title>Half-open bridge for developers</title>
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
<link rel="stylesheet" href="${stylesheet}">
</head>
<body>
<header><a href="/">Half-open bridge</a></header>
<main>
${markdownHtml(guide)}
<h2 id="reference">Reference</h2>
${reference.join('\n')}
</main>
<nav aria-label="Contents"><ul>
${contents.join('\n')}
</ul></nav>
</body>
</html>
`;
}
