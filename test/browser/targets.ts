// Whatever can be pressed, and how large it is to a finger: at least 44 px each way.
import type { Page } from 'playwright-core';

const LEAST = 44;

interface Found {
  readonly kind: string;
  readonly name: string;
  readonly width: number;
  readonly height: number;
}

/** Runs in the page. Of cards that lie over each other the strip in sight counts. A radio or check box is pressed by its label; links within a line of text are exempt (WCAG 2.5.8). */
function measure(): Found[] {
  const PRESSABLE =
    'a[href], button, input, select, textarea, summary, [role=button], [role=tab], [role=option]';
  const isInline = (element: Element) =>
    element.matches('a') &&
    getComputedStyle(element).display === 'inline' &&
    (element.parentElement?.textContent ?? '').trim() !== (element.textContent ?? '').trim();
  const isOff = (element: Element) => element.matches(':disabled') || element.closest('[inert]') !== null;
  const areaOf = (element: Element) =>
    element.matches('input[type=radio], input[type=checkbox]')
      ? (element.closest('label') ?? element)
      : element;
  const kindOf = (element: Element) => `${element.tagName.toLowerCase()}.${element.getAttribute('class')}`;
  const nameOf = (element: Element) =>
    (element.getAttribute('aria-label') ?? element.textContent ?? '').trim().slice(0, 30);
  const nextCard = (element: Element) =>
    element
      .closest(':is(.hand, .laid-suit) > li')
      ?.nextElementSibling?.querySelector('.card')
      ?.getBoundingClientRect();

  return [...document.querySelectorAll(PRESSABLE)]
    .filter(element => element.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
    .filter(element => !isOff(element) && !isInline(element))
    .map(element => {
      const { width, height, left, top } = areaOf(element).getBoundingClientRect();
      const next = nextCard(element);
      const isBeside = next !== undefined && Math.abs(next.top - top) < 20 && next.left > left;
      const isBelow = next !== undefined && Math.abs(next.left - left) < 20 && next.top > top;
      return {
        kind: kindOf(element),
        name: nameOf(element),
        width: isBeside ? Math.min(width, next.left - left) : width,
        height: isBelow ? Math.min(height, next.top - top) : height,
      };
    });
}

export async function smallTargets(page: Page): Promise<readonly string[]> {
  const found = await page.evaluate(measure);
  const small = found.filter(({ width, height }) => width < LEAST - 0.5 || height < LEAST - 0.5);
  const byKind = Map.groupBy(small, ({ kind }) => kind);
  return [...byKind].map(([kind, [first, ...more]]) => {
    const size = `${Math.round(first?.width ?? 0)}×${Math.round(first?.height ?? 0)}`;
    return `${kind} "${first?.name}" ${size}, and ${more.length} like it`;
  });
}
