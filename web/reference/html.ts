// Text into HTML: nothing gets into a page of ours that has not been through here.
const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

export function escapeHtml(text: string): string {
  return text.replace(/[&<>"]/g, sign => ENTITIES[sign] ?? '');
}

/** Words with `code`, **strong words** and [links](address); relative addresses lead nowhere here and become their words. */
export function inlineHtml(text: string): string {
  return text
    .split(/(`[^`]+`)/)
    .map(part => (part.startsWith('`') ? `<code>${escapeHtml(part.slice(1, -1))}</code>` : withoutCode(part)))
    .join('');
}

function withoutCode(text: string): string {
  return escapeHtml(text)
    .replace(/\*\*([^*]+)\*\*/g, '<strong>$1</strong>')
    .replace(/\[([^\]]+)\]\(([^)\s]+)\)/g, (_, words: string, address: string) =>
      /^(https:|\/(?!\/)|#)/.test(address) ? `<a href="${address}">${words}</a>` : words,
    );
}

/** The anchor of a heading. */
export function slugOf(heading: string): string {
  return heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '');
}
