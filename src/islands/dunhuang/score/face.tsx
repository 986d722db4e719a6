import { SeatMark } from '../../../art/index.ts';
import type { ScoreFace } from '../../score/face.ts';
import { CircleCode, CodeIn } from '../CircleCode.tsx';
import { toText } from './exports.ts';
import { gridOf } from './grid.ts';
import { encodeSheet } from './link.ts';
import { reckon, summaryOf, type Win } from './reckoning.ts';
import { tellVerdict } from './sentences.ts';
import type { Sheet } from './sheet.ts';
import type { Speech } from './ui.ts';

/** What this game shows on its score page. */
export function scoreFace(speech: Speech): ScoreFace<Sheet> {
  const { t } = speech;
  return {
    title: t('score.game'),
    file: t('score.file'),
    historyFile: t('score.history.file'),
    bgStats: { name: 'Merchants of Dunhuang', id: 'merchants-of-dunhuang' },
    mark: SeatMark,
    tellVerdict: (sheet) => tellVerdict(sheet, summaryOf(sheet), speech),
    tellWay: (way) => t(`score.stats.how.${way as Win}`),
    gridOf: (sheet) => gridOf(sheet, reckon(sheet), speech),
    textOf: (sheet) => toText(sheet, reckon(sheet), speech),
    codeOf: encodeSheet,
    firstOf: ({ first }) => first,
    note: {
      textOf: ({ setup }) => setup,
      show: (setup) => (
        <>
          {t('score.setup')} <CircleCode code={setup} />
        </>
      ),
    },
    brought: {
      majority: { asks: () => t('score.ask.majority'), said: t('score.notice.tracked') },
      setup: {
        asks: ({ setup }) => <CodeIn text={t('score.ask.setup', { code: setup! })} code={setup!} />,
        said: t('score.notice.cleared'),
      },
    },
    files: () => import('./transfer.ts'),
  };
}
