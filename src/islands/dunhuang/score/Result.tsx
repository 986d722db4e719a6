import type { ComponentChildren } from 'preact';
import { Good as GoodPicture, SeatMark, Token } from '../../../art/index.ts';
import type { Good, RuleId } from '../../../games/dunhuang/index.ts';
import { Scroller } from '../../Scroller.tsx';
import { RuleNote } from '../RuleNote.tsx';
import { gridOf } from './grid.ts';
import type { Reckoning } from './reckoning.ts';
import { type Sheet, seatsOf } from './sheet.ts';
import { tellCap, tellGood, tellSum, tellVerdict, wonWith } from './telling.ts';
import type { Speech } from './ui.ts';
import '../../island.css';
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

interface ThingsProps {
  label: string;
  things: readonly Good[];
  speech: Speech;
  picture: (good: Good) => ComponentChildren;
}

function Things({ label, things, speech, picture }: ThingsProps) {
  if (things.length === 0) return null;
  return (
    <p>
      {label}:{' '}
      {things.map((good) => (
        <span key={good} class="won-thing">
          {picture(good)} {speech.good(good)}
        </span>
      ))}
    </p>
  );
}

/** A win at once: no points, but what it was won with, as far as it is known. */
function WonAtOnce({ speech, sheet, reckoning }: Counted) {
  const winner = reckoning.verdict.winners[0]!;
  const { tokens, goods } = wonWith(sheet, winner);
  const { t } = speech;
  return (
    <div class="won-at-once">
      {tokens.length + goods.length > 0 && (
        <h3>{t('score.won-with', { name: speech.nameIn(sheet, winner) })}</h3>
      )}
      <Things
        label={t('score.tokens')}
        things={tokens}
        speech={speech}
        picture={(good) => <Token good={good} size={28} />}
      />
      <Things
        label={t('score.hand')}
        things={goods}
        speech={speech}
        picture={(good) => <GoodPicture n={good} />}
      />
      <RuleNote rule={reckoning.verdict.rule} words={speech} />
    </div>
  );
}

interface Props extends Counted {
  doubtful?: boolean; // what was counted cannot all be right
  ask?: ComponentChildren; // what is still to be counted before anybody has won
}

/** Who has won, and every step of why. */
export function Result({ doubtful = false, ask, ...counted }: Props) {
  const { speech, sheet, reckoning } = counted;
  const { t } = speech;
  return (
    <section class="result" aria-labelledby="result">
      <h2 id="result" tabIndex={-1}>
        {t('score.result')}
      </h2>
      <div class="verdict card">
        {reckoning.verdict.winners.map((seat) => (
          <SeatMark key={seat} seat={sheet.players[seat]!.colour} size={40} />
        ))}
        <p role="status">{tellVerdict(sheet, reckoning, speech)}</p>
      </div>
      {ask}
      {doubtful && <p class="problem">{t('score.doubt.all')}</p>}
      {reckoning.verdict.how === 'instant' ? (
        <WonAtOnce {...counted} />
      ) : (
        <div class="reckoning">
          <ScoreGrid {...counted} />
          <Steps {...counted} />
        </div>
      )}
    </section>
  );
}
