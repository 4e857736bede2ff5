// Whatever can be pressed, and how large it is to a finger: at least 44 px each way.
import type { Page } from 'playwright-core';

const LEAST = 44;
/** Cards of a fanned hand lie over each other: their visible strip counts, and it may be narrower. */
const STRIP = 30;
/** A dummy's seven columns side by side on a screen of 320 px: no more is to be had; they are higher for it. */
const COLUMN = 40;

interface Found {
  readonly kind: string;
  readonly name: string;
  readonly width: number;
  readonly height: number;
  readonly least: number;
}

/** Runs in the page. A radio or check box is pressed by its label; links within a line of text are exempt (WCAG 2.5.8). */
function measure({ least, strip, column }: { least: number; strip: number; column: number }): Found[] {
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
    element.closest('.hand > li')?.nextElementSibling?.querySelector('.card')?.getBoundingClientRect();

  return [...document.querySelectorAll(PRESSABLE)]
    .filter(element => element.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
    .filter(element => !isOff(element) && !isInline(element))
    .map(element => {
      const { width, height, left, top } = areaOf(element).getBoundingClientRect();
      const next = nextCard(element);
      const covered = next !== undefined && Math.abs(next.top - top) < 20 && next.left > left;
      return {
        kind: kindOf(element),
        name: nameOf(element),
        width: covered ? Math.min(width, next.left - left) : width,
        height,
        least: element.closest('.hand') ? strip : element.closest('.dummy') ? column : least,
      };
    });
}

export async function smallTargets(page: Page): Promise<readonly string[]> {
  const found = await page.evaluate(measure, { least: LEAST, strip: STRIP, column: COLUMN });
  const small = found.filter(({ width, height, least }) => width < least - 0.5 || height < LEAST - 0.5);
  const byKind = Map.groupBy(small, ({ kind }) => kind);
  return [...byKind].map(([kind, [first, ...more]]) => {
    const size = `${Math.round(first?.width ?? 0)}×${Math.round(first?.height ?? 0)}`;
    return `${kind} "${first?.name}" ${size}, and ${more.length} like it`;
  });
}
