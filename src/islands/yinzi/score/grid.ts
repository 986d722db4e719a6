/** The scoring pad as a table: what stands in its rows. */
import type { Grid, Row } from '../../score/grid.ts';
import { seatsOf } from '../../score/sheet.ts';
import { linesOf } from './lines.ts';
import type { Summary } from './reckoning.ts';
import { minus, tellVerdict } from './sentences.ts';
import type { Sheet } from './sheet.ts';
import type { Speech } from './ui.ts';

export function gridOf(sheet: Sheet, summary: Summary, speech: Speech): Grid {
  const { t } = speech;
  const seats = seatsOf(sheet);
  const { sheets } = summary;
  const lines = linesOf(summary).map(
    ({ code, lines: all }): Row => ({
      label: t(`yinzi.score.line.${code}`),
      cells: all.map(({ points }) => ({ text: minus(points), faint: points === 0 })),
    }),
  );
  return {
    names: seats.map((seat) => speech.nameIn(sheet, seat)),
    rows: [
      ...lines,
      {
        label: t('score.row.total'),
        strong: true,
        cells: sheets.map(({ total }) => ({ text: minus(total) })),
      },
      {
        label: t('score.row.rank'),
        strong: true,
        cells: sheets.map(({ rank }) => ({ text: String(rank) })),
      },
    ],
  };
}

/** To take away as plain text. */
export function toText(sheet: Sheet, summary: Summary, speech: Speech): string {
  const { names, rows } = gridOf(sheet, summary, speech);
  const lines = rows.map(
    ({ label, cells }) => `${label}: ${cells.map(({ text }, seat) => `${names[seat]} ${text}`).join(', ')}`,
  );
  return `${[speech.t('yinzi.score.game'), tellVerdict(sheet, summary, speech), '', ...lines].join('\n')}\n`;
}
