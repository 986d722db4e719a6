import type { ComponentChildren } from 'preact';
import { Good as GoodPicture, SeatMark } from '../../../art/index.ts';
import type { RuleId } from '../../../games/dunhuang/index.ts';
import { RuleNote } from '../RuleNote.tsx';
import { Scroller } from '../Scroller.tsx';
import { gridOf } from './grid.ts';
import { seatsOf } from './sheet.ts';
import { tellCap, tellGood, tellSum, tellVerdict } from './telling.ts';
import { useUi } from './ui.ts';

function Line({ rules, children }: { rules: readonly RuleId[]; children: ComponentChildren }) {
  const ui = useUi();
  return (
    <details class="line">
      <summary>{children}</summary>
      {rules.map((rule) => (
        <RuleNote key={rule} rule={rule} words={ui} />
      ))}
    </details>
  );
}

/** Good by good, then what the tokens allow, then the sums: to be read aloud. */
function Steps() {
  const ui = useUi();
  const sheet = ui.model.sheet.value;
  const reckoning = ui.model.reckoning.value;
  return (
    <div>
      <h3>{ui.t('score.steps')}</h3>
      {reckoning.goods.map((line) => (
        <Line key={line.good} rules={[line.rule]}>
          <GoodPicture n={line.good} /> {tellGood(sheet, line, ui)}
        </Line>
      ))}
      {reckoning.caps.map((line) => (
        <Line key={line.seat} rules={['score.cap']}>
          <SeatMark seat={sheet.players[line.seat]!.colour} /> {tellCap(sheet, line, ui)}
        </Line>
      ))}
      {seatsOf(sheet).map((seat) => (
        <Line key={seat} rules={['score.tokens', 'score.prestige', 'score.cap']}>
          <SeatMark seat={sheet.players[seat]!.colour} /> {tellSum(sheet, reckoning, seat, ui)}
        </Line>
      ))}
      <Line rules={[reckoning.verdict.rule]}>{tellVerdict(sheet, reckoning, ui)}</Line>
    </div>
  );
}

function ScoreGrid() {
  const ui = useUi();
  const sheet = ui.model.sheet.value;
  const { names, rows } = gridOf(sheet, ui.model.reckoning.value, ui);
  return (
    <Scroller label={ui.t('score.table')}>
      <table class="score-grid">
        <caption>{ui.t('score.table.legend')}</caption>
        <thead>
          <tr>
            <td />
            {names.map((name, seat) => (
              <th key={seat} scope="col">
                <SeatMark seat={sheet.players[seat]!.colour} /> {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ label, cells, good, strong }) => (
            <tr key={label} class={strong ? 'strong' : undefined}>
              <th scope="row">
                {good && <GoodPicture n={good} />} {label}
              </th>
              {cells.map(({ text, fate }, seat) => (
                <td key={seat} class={fate}>
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

/** Who has won, and every step of why. */
export function Result() {
  const ui = useUi();
  const { model, t } = ui;
  const reckoning = model.reckoning.value;
  const blank = model.isBlank.value;
  const winners = blank ? [] : reckoning.verdict.winners;
  return (
    <section class="result" aria-labelledby="result">
      <h2 id="result">{t('score.result')}</h2>
      <div class="verdict card">
        {winners.map((seat) => (
          <SeatMark key={seat} seat={model.sheet.value.players[seat]!.colour} size={40} />
        ))}
        <p role="status">{blank ? t('score.blank') : tellVerdict(model.sheet.value, reckoning, ui)}</p>
      </div>
      {model.doubts.value.length > 0 && <p class="problem">{t('score.doubt.all')}</p>}
      {!blank && (
        <div class="reckoning">
          <ScoreGrid />
          <Steps />
        </div>
      )}
    </section>
  );
}
