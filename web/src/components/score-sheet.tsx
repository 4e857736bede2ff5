// The score sheet as a bridge player writes it: two columns and the line, or duplicate's row for each deal; totals
// as the API counts them, and each line's reason in words.
import { otherSide, sideOf } from '../../../engine/seats.ts';
import type { Side } from '../api/operations.generated.ts';
import { endedDeals, type Match } from '../machine/match-state.ts';
import { dealRows, type Line, type SheetColumns, type SheetRubber, sheetOf } from '../machine/score-sheet.ts';
import { nearestSeat } from '../machine/table-places.ts';
import { useMessages } from '../messages/messages.tsx';
import { sideWords } from '../messages/words.ts';
import { Link } from './link.tsx';
import { SheetLines } from './sheet-lines.tsx';

/** What the sheet needs of a match. */
export type SheetMatch = Pick<Match, 'id' | 'rules' | 'seats' | 'viewerSeats' | 'score'> &
  Parameters<typeof endedDeals>[0];

interface SheetProps {
  readonly match: SheetMatch;
  readonly lines: readonly Line[];
}

interface Columns {
  readonly sides: readonly [Side, Side];
  readonly columns: SheetColumns;
}

function Cells({ sides, columns, name }: Columns & { readonly name: string }) {
  const { t } = useMessages();
  return (
    <tr class={name}>
      {sides.map(side => (
        <td key={side}>
          {columns[side].map(({ points, line }) => (
            <span
              class="entry"
              key={`${line.deal}-${line.reason}`}
              title={t('entry', { deal: line.deal, reason: t('reason', { reason: line.reason }) })}
            >
              {points}
            </span>
          ))}
        </td>
      ))}
    </tr>
  );
}

interface RubberProps {
  readonly sheet: SheetRubber;
  readonly sides: readonly [Side, Side];
  readonly rules: Match['rules'];
}

function Rubber({ sheet, sides, rules }: RubberProps) {
  const { t } = useMessages();
  const isNumbered = sheet.rubber > 1 || rules.length.unit === 'round' || rules.length.count > 1;
  return (
    <>
      <tbody>
        {isNumbered && (
          <tr class="sheet-rubber">
            <th colSpan={2} scope="rowgroup">
              {t('rubber-number', { number: sheet.rubber, scoring: rules.scoring })}
            </th>
          </tr>
        )}
        <Cells sides={sides} columns={sheet.above} name="sheet-above" />
      </tbody>
      <tbody class="sheet-below">
        {sheet.games.map((game, index) => (
          <Cells key={`game-${index + 1}`} sides={sides} columns={game} name="sheet-game" />
        ))}
        {sheet.games.length === 0 && (
          <Cells sides={sides} columns={{ NORTH_SOUTH: [], EAST_WEST: [] }} name="sheet-game" />
        )}
      </tbody>
    </>
  );
}

function isPassedOut(points: Readonly<Record<Side, number>>): boolean {
  return points.NORTH_SOUTH === 0 && points.EAST_WEST === 0;
}

/** A row for each deal that has ended, with a link to it. */
function DealRows({ match, lines, sides }: SheetProps & { readonly sides: readonly [Side, Side] }) {
  const { t } = useMessages();
  return (
    <tbody class="sheet-deals">
      {dealRows(lines, endedDeals(match)).map(({ deal, points }) => (
        <tr key={deal}>
          <th scope="row">
            <Link to={{ page: 'deal', id: match.id, number: deal }}>{deal}</Link>
          </th>
          {sides.map(side => (
            <td key={side}>{points[side] || (isPassedOut(points) ? 0 : '')}</td>
          ))}
        </tr>
      ))}
      {endedDeals(match) === 0 && (
        <tr>
          <td colSpan={3}>{t('no-deals-yet')}</td>
        </tr>
      )}
    </tbody>
  );
}

export function SheetTable({ match, lines }: SheetProps) {
  const { t } = useMessages();
  const near = sideOf(nearestSeat(match));
  const sides = [near, otherSide(near)] as const;
  const inRows = match.rules.scoring === 'duplicate';
  const totals = { NORTH_SOUTH: match.score.northSouth.total, EAST_WEST: match.score.eastWest.total };
  return (
    <table class="sheet">
      <caption>{t('score-sheet')}</caption>
      <thead>
        <tr>
          {inRows && <th scope="col">{t('place-name', { unit: 'board' })}</th>}
          {sides.map(side => (
            <th key={side} scope="col">
              {sideWords(t, match, near, side)}
            </th>
          ))}
        </tr>
      </thead>
      {inRows ? (
        <DealRows match={match} lines={lines} sides={sides} />
      ) : (
        sheetOf(lines).map(sheet => (
          <Rubber key={sheet.rubber} sheet={sheet} sides={sides} rules={match.rules} />
        ))
      )}
      <tfoot>
        <tr>
          {inRows && <td />}
          {sides.map(side => (
            <td key={side}>
              <small>{t('total')}</small> {totals[side]}
            </td>
          ))}
        </tr>
      </tfoot>
    </table>
  );
}

/** The sheet beside a table: with every line in words, and the way to the whole score. */
export function ScoreSheet(props: SheetProps) {
  const { t } = useMessages();
  const { match, lines } = props;
  return (
    <>
      <SheetTable {...props} />
      <SheetLines match={match} lines={lines} open={false} />
      {endedDeals(match) > 0 && (
        <p class="sheet-more">
          <Link to={{ page: 'score', id: match.id }}>{t('whole-score')}</Link>
        </p>
      )}
    </>
  );
}
