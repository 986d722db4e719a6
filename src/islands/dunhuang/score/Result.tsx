import type { ComponentChildren } from 'preact';
import { Good as GoodPicture, SeatMark, Token } from '../../../art/index.ts';
import type { Good, RuleId } from '../../../games/dunhuang/index.ts';
import { ScoreGrid } from '../../score/ScoreGrid.tsx';
import { seatsOf } from '../../score/sheet.ts';
import { Verdict } from '../../score/Verdict.tsx';
import { RuleNote } from '../RuleNote.tsx';
import { gridOf } from './grid.ts';
import type { Reckoning } from './reckoning.ts';
import { tellCap, tellGood, tellSum, tellVerdict, wonWith } from './sentences.ts';
import type { Sheet } from './sheet.ts';
import { useSpeech } from './ui.ts';
import './won.css';

interface Counted {
  sheet: Sheet;
  reckoning: Reckoning;
}

interface LineProps {
  rules: readonly RuleId[];
  children: ComponentChildren;
}

function Line({ rules, children }: LineProps) {
  return (
    <details class="line">
      <summary>{children}</summary>
      {rules.map((rule) => (
        <RuleNote key={rule} rule={rule} />
      ))}
    </details>
  );
}

/** Good by good, then what the tokens allow, then the sums: to be read aloud. */
function Steps({ sheet, reckoning }: Counted) {
  const speech = useSpeech();
  return (
    <div>
      <h3>{speech.t('score.steps')}</h3>
      {reckoning.goods.map((line) => (
        <Line key={line.good} rules={[line.rule]}>
          <GoodPicture n={line.good} /> {tellGood(sheet, line, speech)}
        </Line>
      ))}
      {reckoning.caps.map((line) => (
        <Line key={line.seat} rules={['score.cap']}>
          <SeatMark seat={sheet.players[line.seat]!.colour} /> {tellCap(sheet, line, speech)}
        </Line>
      ))}
      {seatsOf(sheet).map((seat) => (
        <Line key={seat} rules={['score.tokens', 'score.prestige', 'score.cap']}>
          <SeatMark seat={sheet.players[seat]!.colour} /> {tellSum(sheet, reckoning, seat, speech)}
        </Line>
      ))}
      <Line rules={[reckoning.verdict.rule]}>{tellVerdict(sheet, reckoning, speech)}</Line>
    </div>
  );
}

interface GoodsProps {
  label: string;
  goods: readonly Good[];
  picture: (good: Good) => ComponentChildren;
}

function NamedGoods({ label, goods, picture }: GoodsProps) {
  const { good: nameOf } = useSpeech();
  if (goods.length === 0) return null;
  return (
    <p>
      {label}:{' '}
      {goods.map((good) => (
        <span key={good} class="won-good">
          {picture(good)} {nameOf(good)}
        </span>
      ))}
    </p>
  );
}

/** A win at once: no points, but what it was won with, as far as it is known. */
function WonAtOnce({ sheet, reckoning }: Counted) {
  const winner = reckoning.verdict.winners[0]!;
  const { tokens, goods } = wonWith(sheet, winner);
  const { t, nameIn } = useSpeech();
  return (
    <div class="won-at-once">
      {tokens.length + goods.length > 0 && <h3>{t('score.won-with', { name: nameIn(sheet, winner) })}</h3>}
      <NamedGoods
        label={t('score.tokens')}
        goods={tokens}
        picture={(good) => <Token good={good} size={28} />}
      />
      <NamedGoods label={t('score.hand')} goods={goods} picture={(good) => <GoodPicture n={good} />} />
      <RuleNote rule={reckoning.verdict.rule} />
    </div>
  );
}

interface Props extends Counted {
  hasWarnings?: boolean; // what was counted cannot all be right
  ask?: ComponentChildren; // what is still to be counted before anybody has won
}

/** Who has won, and every step of why. */
export function Result({ hasWarnings = false, ask, ...counted }: Props) {
  const speech = useSpeech();
  const { sheet, reckoning } = counted;
  return (
    <Verdict
      mark={SeatMark}
      sheet={sheet}
      winners={reckoning.verdict.winners}
      verdict={tellVerdict(sheet, reckoning, speech)}
      hasWarnings={hasWarnings}
      ask={ask}
    >
      {reckoning.verdict.how === 'instant' ? (
        <WonAtOnce {...counted} />
      ) : (
        <div class="reckoning">
          <ScoreGrid
            mark={SeatMark}
            sheet={sheet}
            grid={gridOf(sheet, reckoning, speech)}
            caption={speech.t('score.table.legend')}
            picture={({ good }) => good && <GoodPicture n={good} />}
          />
          <Steps {...counted} />
        </div>
      )}
    </Verdict>
  );
}
