// The running total of a match as a small plot: a line a side over the deals, with a table of the same for those who
// do not see it.
import { otherSide, sideOf } from '../../../engine/seats.ts';
import type { Side } from '../api/operations.generated.ts';
import { roundTop, type TotalsAfter } from '../machine/running-total.ts';
import { nearestSeat } from '../machine/table-places.ts';
import { useMessages } from '../messages/messages.tsx';
import { sideWords } from '../messages/words.ts';
import type { SheetMatch } from './score-sheet.tsx';

const WIDTH = 380;
const HEIGHT = 190;
const LEFT = 44;
const RIGHT = 12;
const TOP = 12;
const BOTTOM = 28;
const LABELS_AT_MOST = 10;

interface PlotProps {
  readonly match: SheetMatch;
  readonly totals: readonly TotalsAfter[];
}

interface Scale {
  readonly x: (deal: number) => number;
  readonly y: (points: number) => number;
  readonly top: number;
}

function scaleOf(totals: readonly TotalsAfter[]): Scale {
  const most = Math.max(...totals.map(one => Math.max(one.totals.NORTH_SOUTH, one.totals.EAST_WEST)));
  const top = roundTop(most);
  const deals = Math.max(1, totals.length - 1);
  return {
    x: deal => LEFT + ((WIDTH - LEFT - RIGHT) * deal) / deals,
    y: points => HEIGHT - BOTTOM - ((HEIGHT - TOP - BOTTOM) * points) / top,
    top,
  };
}

function Grid({ scale: { x, y, top }, deals }: { readonly scale: Scale; readonly deals: number }) {
  const step = Math.ceil(Math.max(1, deals) / LABELS_AT_MOST);
  const labelled = Array.from({ length: deals }, (_, index) => index + 1).filter(deal => deal % step === 0);
  return (
    <g class="plot-grid">
      {[0, top / 2, top].map(points => (
        <g key={points}>
          <path d={`M${LEFT} ${y(points)}H${WIDTH - RIGHT}`} />
          <text x={LEFT - 8} y={y(points) + 5} text-anchor="end">
            {points}
          </text>
        </g>
      ))}
      {labelled.map(deal => (
        <text key={deal} x={x(deal)} y={HEIGHT - 6} text-anchor="middle">
          {deal}
        </text>
      ))}
    </g>
  );
}

interface LineProps {
  readonly totals: readonly TotalsAfter[];
  readonly side: Side;
  readonly scale: Scale;
  readonly name: 'near' | 'far';
}

/** Two shapes of marks, as colour alone says nothing to some. */
function Line({ totals, side, scale: { x, y }, name }: LineProps) {
  const points = totals.map(one => [x(one.deal), y(one.totals[side])] as const);
  return (
    <g class={`plot-line plot-${name}`}>
      <polyline points={points.map(([px, py]) => `${px},${py}`).join(' ')} />
      {points.map(([px, py]) =>
        name === 'near' ? (
          <circle key={px} cx={px} cy={py} r="4" />
        ) : (
          <rect key={px} x={px - 4} y={py - 4} width="8" height="8" />
        ),
      )}
    </g>
  );
}

function Legend({ near, far }: { readonly near: string; readonly far: string }) {
  return (
    <p class="plot-legend" aria-hidden="true">
      <span>
        <svg class="plot-line plot-near" viewBox="0 0 24 12" aria-hidden="true">
          <path d="M0 6h24" />
          <circle cx="12" cy="6" r="4" />
        </svg>
        {near}
      </span>
      <span>
        <svg class="plot-line plot-far" viewBox="0 0 24 12" aria-hidden="true">
          <path d="M0 6h24" />
          <rect x="8" y="2" width="8" height="8" />
        </svg>
        {far}
      </span>
    </p>
  );
}

export function TotalPlot({ match, totals }: PlotProps) {
  const { t } = useMessages();
  const near = sideOf(nearestSeat(match));
  const [ours, theirs] = [near, otherSide(near)].map(side => sideWords(t, match, near, side));
  const last = totals.at(-1)?.totals;
  const scale = scaleOf(totals);
  const label = t('plot-words', {
    deals: totals.length - 1,
    near: `${ours ?? ''} ${last?.[near] ?? 0}`,
    far: `${theirs ?? ''} ${last?.[otherSide(near)] ?? 0}`,
  });
  return (
    <figure class="plot">
      <figcaption class="plot-title">{t('running-total')}</figcaption>
      <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} role="img" aria-label={label}>
        <Grid scale={scale} deals={totals.length - 1} />
        <Line totals={totals} side={otherSide(near)} scale={scale} name="far" />
        <Line totals={totals} side={near} scale={scale} name="near" />
      </svg>
      <Legend near={ours ?? ''} far={theirs ?? ''} />
    </figure>
  );
}
