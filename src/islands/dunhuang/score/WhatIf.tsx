import { useState } from 'preact/hooks';
import { Good as GoodPicture, Prestige, SeatMark, Token } from '../../../art/index.ts';
import type { Seat } from '../../../games/dunhuang/index.ts';
import { type Sheet, seatsOf } from './sheet.ts';
import { type Ui, useUi } from './ui.ts';
import { type Alternative, alternatives, type Change } from './what-if.ts';

const keyOf = (change: Change): string => ('good' in change ? `${change.kind}-${change.good}` : change.kind);

function tellChange(sheet: Sheet, change: Change, { t, good, nameIn }: Ui): string {
  if (change.kind === 'prestige') return t('score.what.prestige');
  if (change.kind === 'card') return t('score.what.card', { good: good(change.good) });
  if (change.from === null) return t('score.what.token', { good: good(change.good) });
  return t('score.what.token-of', { good: good(change.good), name: nameIn(sheet, change.from) });
}

function tell(sheet: Sheet, seat: Seat, { change, total, verdict, differs }: Alternative, ui: Ui): string {
  const what = tellChange(sheet, change, ui);
  const points = ui.plural('score.points', total);
  const then = ui.t('score.what.then', { what, name: ui.nameIn(sheet, seat), points });
  if (!differs) return `${then} ${ui.t('score.what.same')}`;
  const undecided = verdict.how === 'uncounted';
  const first = undecided ? verdict.level : verdict.winners;
  const names = ui.list(first.map((winner) => ui.nameIn(sheet, winner)));
  const end = undecided
    ? ui.t('score.what.coins', { names })
    : ui.plural('score.what.win', first.length, { names });
  return `${then} ${end}`;
}

function Picture({ change }: { change: Change }) {
  if (change.kind === 'prestige') return <Prestige size={32} />;
  if (change.kind === 'token') return <Token good={change.good} size={32} />;
  return <GoodPicture n={change.good} size={32} />;
}

/** One more token, card or prestige: tap it and see whether the winner changes. */
function Alternatives() {
  const ui = useUi();
  const { model, t, nameIn } = ui;
  const sheet = model.sheet.value;
  const [chosen, setChosen] = useState<Seat>(0);
  const [picked, setPicked] = useState<string>();
  const seat = chosen < sheet.count ? chosen : 0;
  const all = alternatives(sheet, seat);
  const shown = all.find(({ change }) => keyOf(change) === picked);
  return (
    <>
      <p>{t('score.what.text')}</p>
      <fieldset class="choices" aria-label={t('score.what.who')}>
        {seatsOf(sheet).map((one) => (
          <button
            key={one}
            type="button"
            class="choice"
            aria-pressed={one === seat}
            onClick={() => setChosen(one)}
          >
            <SeatMark seat={sheet.players[one]!.colour} size={20} /> {nameIn(sheet, one)}
          </button>
        ))}
      </fieldset>
      {(['prestige', 'token', 'card'] as const).map((kind) => (
        <fieldset key={kind} class="choices" aria-label={t(`score.what.more.${kind}`)}>
          {all
            .filter(({ change }) => change.kind === kind)
            .map(({ change, differs }) => (
              <button
                key={keyOf(change)}
                type="button"
                class="choice"
                aria-pressed={keyOf(change) === picked}
                aria-label={`${tellChange(sheet, change, ui)}${differs ? ` (${t('score.what.star')})` : ''}`}
                onClick={() => setPicked(keyOf(change))}
              >
                <Picture change={change} />
                {differs && <span class="star">★</span>}
              </button>
            ))}
        </fieldset>
      ))}
      <p role="status" class="answer">
        {shown ? tell(sheet, seat, shown, ui) : t('score.what.legend')}
      </p>
    </>
  );
}

/** Reckoned when it is open: some twenty-five counts, which no tap in the count should wait for. */
export function WhatIf() {
  const { t } = useUi();
  const [open, setOpen] = useState(false);
  return (
    <details class="chrome what-if" onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>{t('score.what.title')}</summary>
      {open && <Alternatives />}
    </details>
  );
}
