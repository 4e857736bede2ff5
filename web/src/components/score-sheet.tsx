// The score sheet as a bridge player writes it: two columns and the line; totals as the API counts them.
import { otherSide, sideOf } from '../../../engine/seats.ts';
import type { Side } from '../api/operations.generated.ts';
import type { Match } from '../machine/match-state.ts';
import { type Line, type SheetColumns, type SheetRubber, sheetOf } from '../machine/score-sheet.ts';
import { nearestSeat } from '../machine/table-places.ts';
import { useMessages } from '../messages/messages.tsx';
import { sideWords } from '../messages/words.ts';

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

function Rubber({ sheet, sides }: { readonly sheet: SheetRubber; readonly sides: readonly [Side, Side] }) {
  const { t } = useMessages();
  return (
    <>
      <tbody>
        {sheet.rubber > 1 && (
          <tr class="sheet-rubber">
            <th colSpan={2} scope="rowgroup">
              {t('rubber-number', { number: sheet.rubber })}
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

export function ScoreSheet({ match, lines }: { readonly match: Match; readonly lines: readonly Line[] }) {
  const { t } = useMessages();
  const near = sideOf(nearestSeat(match));
  const sides = [near, otherSide(near)] as const;
  const totals = { NORTH_SOUTH: match.score.northSouth.total, EAST_WEST: match.score.eastWest.total };
  return (
    <table class="sheet">
      <caption>{t('score-sheet')}</caption>
      <thead>
        <tr>
          {sides.map(side => (
            <th key={side} scope="col">
              {sideWords(t, match, near, side)}
            </th>
          ))}
        </tr>
      </thead>
      {sheetOf(lines).map(sheet => (
        <Rubber key={sheet.rubber} sheet={sheet} sides={sides} />
      ))}
      <tfoot>
        <tr>
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
