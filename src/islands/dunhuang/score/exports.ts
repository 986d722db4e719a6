/** A score sheet to take away as plain text. */
import { seatsOf } from '../../score/sheet.ts';
import { gridOf } from './grid.ts';
import type { Reckoning } from './reckoning.ts';
import { tellCap, tellGood, tellSum, tellVerdict } from './sentences.ts';
import type { Sheet } from './sheet.ts';
import type { Speech } from './ui.ts';

export function toText(sheet: Sheet, reckoning: Reckoning, speech: Speech): string {
  const head = [speech.t('score.game'), tellVerdict(sheet, reckoning, speech)];
  if (reckoning.verdict.how === 'instant') {
    const { rows } = gridOf(sheet, reckoning, speech);
    return `${[...head, ...rows.map(({ label, cells }) => `${label}: ${cells[0]!.text}`)].join('\n')}\n`;
  }
  const lines = [
    ...head,
    '',
    ...reckoning.goods.map((line) => tellGood(sheet, line, speech)),
    ...reckoning.caps.map((line) => tellCap(sheet, line, speech)),
    '',
    ...seatsOf(sheet).map((seat) => tellSum(sheet, reckoning, seat, speech)),
  ];
  return `${lines.join('\n')}\n`;
}
