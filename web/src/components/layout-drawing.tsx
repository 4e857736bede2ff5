// The three ways a half-open dummy may lie, as small drawings: a few cards on, so that it shows what turns when.
import type { Layout } from '../../../engine/rules.ts';

const WIDTH = 13;
const HEIGHT = 19;
const STEP = 16;
const PEEK = 6;

interface Spot {
  readonly x: number;
  readonly y: number;
  readonly kind: 'open' | 'closed' | 'turned';
}

function columnsWith(second: Spot['kind']): readonly Spot[] {
  return Array.from({ length: 7 }, (_, place): readonly Spot[] => {
    const x = 1 + place * STEP;
    if (place === 1) {
      return [{ x, y: 1 + PEEK, kind: second }];
    }
    const open: Spot = { x, y: 1, kind: 'open' };
    return place === 6 ? [open] : [{ x, y: 1 + PEEK, kind: 'closed' }, open];
  }).flat();
}

function nine(): readonly Spot[] {
  return Array.from({ length: 13 }, (_, place) => ({
    x: 1 + (place % 7) * STEP,
    y: place < 7 ? 1 : 3 + HEIGHT,
    kind: place < 9 ? 'closed' : 'open',
  }));
}

const SPOTS: Readonly<Record<Layout, readonly Spot[]>> = {
  columns: columnsWith('turned'),
  rows: columnsWith('closed'),
  nine: nine(),
};

export function LayoutDrawing({ layout }: { readonly layout: Layout }) {
  const height = layout === 'nine' ? 2 * HEIGHT + 4 : HEIGHT + PEEK + 2;
  return (
    <svg class="layout-drawing" viewBox={`0 0 ${7 * STEP} ${height}`} aria-hidden="true">
      {SPOTS[layout].map(({ x, y, kind }) => (
        <rect key={`${x}-${y}`} class={`spot-${kind}`} x={x} y={y} width={WIDTH} height={HEIGHT} rx="2" />
      ))}
    </svg>
  );
}
