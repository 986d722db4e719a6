import type { ComponentChildren } from 'preact';
import { Good as GoodPicture, SeatMark } from '../../../art/index.ts';
import type { RuleId } from '../../../games/dunhuang/index.ts';
import { RuleNote } from '../RuleNote.tsx';
import { Scroller } from '../Scroller.tsx';
import { gridOf } from './grid.ts';
import type { Reckoning } from './reckoning.ts';
import { isBlank, type Sheet, seatsOf } from './sheet.ts';
import { tellCap, tellGood, tellSum, tellVerdict } from './telling.ts';
import type { Speech } from './ui.ts';
import '../island.css';
import './result.css';

interface Counted {
  speech: Speech;
  sheet: Sheet;
  reckoning: Reckoning;
}

interface LineProps {
  speech: Speech;
  rules: readonly RuleId[];
  children: ComponentChildren;
}

function Line({ speech, rules, children }: LineProps) {
  return (
    <details class="line">
      <summary>{children}</summary>
      {rules.map((rule) => (
        <RuleNote key={rule} rule={rule} words={speech} />
      ))}
    </details>
  );
}

/** Good by good, then what the tokens allow, then the sums: to be read aloud. */
function Steps({ speech, sheet, reckoning }: Counted) {
  return (
    <div>
      <h3>{speech.t('score.steps')}</h3>
      {reckoning.goods.map((line) => (
        <Line key={line.good} speech={speech} rules={[line.rule]}>
          <GoodPicture n={line.good} /> {tellGood(sheet, line, speech)}
        </Line>
      ))}
      {reckoning.caps.map((line) => (
        <Line key={line.seat} speech={speech} rules={['score.cap']}>
          <SeatMark seat={sheet.players[line.seat]!.colour} /> {tellCap(sheet, line, speech)}
        </Line>
      ))}
      {seatsOf(sheet).map((seat) => (
        <Line key={seat} speech={speech} rules={['score.tokens', 'score.prestige', 'score.cap']}>
          <SeatMark seat={sheet.players[seat]!.colour} /> {tellSum(sheet, reckoning, seat, speech)}
        </Line>
      ))}
      <Line speech={speech} rules={[reckoning.verdict.rule]}>
        {tellVerdict(sheet, reckoning, speech)}
      </Line>
    </div>
  );
}

function ScoreGrid({ speech, sheet, reckoning }: Counted) {
  const { names, rows } = gridOf(sheet, reckoning, speech);
  return (
    <Scroller label={speech.t('score.table')}>
      <table class="score-grid">
        <caption>{speech.t('score.table.legend')}</caption>
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

interface Props extends Counted {
  doubtful?: boolean; // what was counted cannot all be right
}

/** Who has won, and every step of why. */
export function Result({ doubtful = false, ...counted }: Props) {
  const { speech, sheet, reckoning } = counted;
  const { t } = speech;
  const blank = isBlank(sheet);
  const winners = blank ? [] : reckoning.verdict.winners;
  return (
    <section class="result" aria-labelledby="result">
      <h2 id="result">{t('score.result')}</h2>
      <div class="verdict card">
        {winners.map((seat) => (
          <SeatMark key={seat} seat={sheet.players[seat]!.colour} size={40} />
        ))}
        <p role="status">{blank ? t('score.blank') : tellVerdict(sheet, reckoning, speech)}</p>
      </div>
      {doubtful && <p class="problem">{t('score.doubt.all')}</p>}
      {!blank && (
        <div class="reckoning">
          <ScoreGrid {...counted} />
          <Steps {...counted} />
        </div>
      )}
    </section>
  );
}
