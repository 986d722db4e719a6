import type { ScoreFace } from '../../score/face.ts';
import { countingFace } from './counting-face.tsx';
import { gridOf, toText } from './grid.ts';
import { encodeSheet } from './link.ts';
import { summaryOf, type Win } from './reckoning.ts';
import { tellVerdict } from './sentences.ts';
import type { Sheet } from './sheet.ts';
import type { Speech } from './ui.ts';

/** What this game shows once everything is in. */
export function scoreFace(speech: Speech): ScoreFace<Sheet> {
  const { t } = speech;
  return {
    ...countingFace(speech),
    title: t('yinzi.score.game'),
    file: t('yinzi.score.file'),
    historyFile: t('yinzi.score.history.file'),
    bgStats: { name: 'Yinzi', id: 'yinzi' },
    tellVerdict: (sheet) => tellVerdict(sheet, summaryOf(sheet), speech),
    tellWay: (way) => t(`yinzi.score.won.${way as Win}`),
    gridOf: (sheet) => gridOf(sheet, summaryOf(sheet), speech),
    textOf: (sheet) => toText(sheet, summaryOf(sheet), speech),
    codeOf: encodeSheet,
    firstOf: () => null,
    files: () => import('./transfer.ts'),
  };
}
