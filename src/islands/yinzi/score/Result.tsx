import type { RuleId } from '../../../games/yinzi/index.ts';
import type { Seat } from '../../../lib/seats.ts';
import { ScoreGrid } from '../../score/ScoreGrid.tsx';
import { Verdict } from '../../score/Verdict.tsx';
import { SeatNumber } from './counting-face.tsx';
import { gridOf } from './grid.ts';
import { linesOf } from './lines.ts';
import { summaryOf } from './reckoning.ts';
import { tellLine, tellSum, tellVerdict } from './sentences.ts';
import { TurnOrder } from './TurnOrder.tsx';
import { type PadWords, useUi } from './ui.ts';

/** The rule behind a line, in a sentence, and the way to all of it. */
function RuleNote({ rule }: { rule: RuleId }) {
  const { t, ruleLink } = useUi();
  return (
    <p class="rule-note">
      {t(`yinzi.score.why.${rule}` as keyof PadWords)} <a href={ruleLink(rule)}>{t('yinzi.score.read')}</a>
    </p>
  );
}

/** Line by line, each with everybody's sum and its rule. */
function Steps() {
  const ui = useUi();
  const { model, t, nameIn } = ui;
  const sheet = model.sheet.value;
  const summary = summaryOf(sheet);
  return (
    <div>
      <h3>{t('score.steps')}</h3>
      {linesOf(summary).map((line) => (
        <details key={line.code} class="line">
          <summary>{tellLine(sheet, line, ui)}</summary>
          <ul class="pad-sums">
            {line.lines.map((own, seat) => (
              <li key={nameIn(sheet, seat as Seat)}>
                <SeatNumber seat={seat as Seat} /> {nameIn(sheet, seat as Seat)}:{' '}
                {tellSum(sheet, seat as Seat, own, ui)}
              </li>
            ))}
          </ul>
          <RuleNote rule={line.rule} />
        </details>
      ))}
      <details class="line">
        <summary>{tellVerdict(sheet, summary, ui)}</summary>
        <RuleNote rule="score.tie" />
      </details>
    </div>
  );
}

const fillIn = () => {
  const field = document.querySelector<HTMLElement>('.board-says input[placeholder="?"]');
  field?.scrollIntoView({ block: 'center' });
  field?.focus({ preventScroll: true });
};

/** Who has won, and every step of why. */
export function Result() {
  const ui = useUi();
  const { model, t } = ui;
  const sheet = model.sheet.value;
  const summary = summaryOf(sheet);
  const { winners, level, how } = summary.verdict;
  return (
    <Verdict
      mark={SeatNumber}
      sheet={sheet}
      winners={winners}
      verdict={tellVerdict(sheet, summary, ui)}
      hasWarnings={model.warnings.value.length > 0}
      ask={
        how === 'missing' ? (
          <p class="chrome">
            <button type="button" class="button button--main" onClick={fillIn}>
              {t('yinzi.score.fill-in')}
            </button>
          </p>
        ) : (
          level.length > 1 && <TurnOrder seats={level} />
        )
      }
    >
      <div class="reckoning">
        <ScoreGrid
          mark={SeatNumber}
          sheet={sheet}
          grid={gridOf(sheet, summary, ui)}
          caption={t('yinzi.score.legend')}
        />
        <Steps />
      </div>
    </Verdict>
  );
}
