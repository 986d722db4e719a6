import type { ComponentChildren } from 'preact';
import { Scroller } from '../Scroller.tsx';
import { type Says, useUi } from '../ui.ts';
import type { ScoreFace } from './face.ts';
import type { Grid, Row } from './grid.ts';
import { type AnySheet, seatsOf } from './sheet.ts';
import './result.css';

interface Props<S extends AnySheet, R extends Row> {
  mark: ScoreFace<S>['mark'];
  sheet: S;
  grid: Grid<R>;
  caption: string;
  picture?: (row: R) => ComponentChildren;
}

/** The score sheet, players across. */
export function ScoreGrid<S extends AnySheet, R extends Row>({ mark: Mark, ...props }: Props<S, R>) {
  const { sheet, grid, caption, picture } = props;
  const { t } = useUi<Says<'score.'>>();
  return (
    <Scroller label={t('score.table')}>
      <table class="score-grid">
        <caption>{caption}</caption>
        <thead>
          <tr>
            <td />
            {seatsOf(sheet).map((seat) => (
              <th key={seat} scope="col">
                <Mark seat={sheet.players[seat]!.colour} /> {grid.names[seat]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {grid.rows.map((row) => (
            <tr key={row.label} class={row.strong ? 'strong' : undefined}>
              <th scope="row">
                {picture?.(row)} {row.label}
              </th>
              {row.cells.map(({ text, faint }, seat) => (
                <td key={seat} class={faint ? 'faint' : undefined}>
                  {text}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </Scroller>
  );
}
