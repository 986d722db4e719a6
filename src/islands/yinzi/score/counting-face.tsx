import type { CountingUi, ScoreFace } from '../../score/face.ts';
import type { Sheet } from './sheet.ts';
import type { Speech } from './ui.ts';

/** Whose column it is: the box's colours are not ours to know, so a number. */
export const SeatNumber: ScoreFace<Sheet>['mark'] = ({ seat, size = 20 }) => (
  <svg class="seat-number" width={size} height={size} viewBox="0 0 24 24" aria-hidden="true">
    <circle cx={12} cy={12} r={11} />
    <text x={12} y={17} text-anchor="middle">
      {seat + 1}
    </text>
  </svg>
);

/** What this game shows while people count. */
export const countingFace = ({ t }: Speech): CountingUi<Sheet>['face'] => ({
  mark: SeatNumber,
  brought: { round: { asks: () => t('yinzi.score.ask.round'), said: t('score.notice.cleared') } },
});
