import { Coins, Prestige, SeatMark } from '../../../art/index.ts';
import type { Seat } from '../../../games/dunhuang/index.ts';
import { Amount } from './Amount.tsx';
import { Doubts } from './Doubts.tsx';
import { HandEntry } from './HandEntry.tsx';
import { seatsOf } from './sheet.ts';
import { Tokens } from './Tokens.tsx';
import { useUi } from './ui.ts';

function Tab({ seat }: { seat: Seat }) {
  const { model, nameIn, plural } = useUi();
  const sheet = model.sheet.value;
  const { total } = model.reckoning.value.sheets[seat]!;
  return (
    <button
      type="button"
      class="choice tab"
      aria-pressed={model.active.value === seat}
      onClick={() => model.choose(seat)}
    >
      <SeatMark seat={sheet.players[seat]!.colour} size={20} />
      <span class="name">{nameIn(sheet, seat)}</span>
      {model.settled.value && <span class="total">{plural('score.points', total)}</span>}
    </button>
  );
}

function Panel({ seat }: { seat: Seat }) {
  const { model, nameIn, plural } = useUi();
  const sheet = model.sheet.value;
  return (
    <section class="panel card" data-active={model.active.value === seat || undefined}>
      <h3>
        <SeatMark seat={sheet.players[seat]!.colour} size={24} /> {nameIn(sheet, seat)}{' '}
        {model.settled.value && (
          <small class="points">{plural('score.points', model.reckoning.value.sheets[seat]!.total)}</small>
        )}
      </h3>
      <Tokens seat={seat} />
      <HandEntry seat={seat} />
      <Amount seat={seat} what="prestige">
        <Prestige />
      </Amount>
      <Amount seat={seat} what="coins">
        <Coins />
      </Amount>
    </section>
  );
}

/** Everybody's things: one player at a time on a phone, side by side where there is room. */
export function Counting({ onSettle }: { onSettle: () => void }) {
  const { model, t } = useUi();
  const sheet = model.sheet.value;
  return (
    <section class="counting chrome">
      <h2>{t('score.count.title')}</h2>
      <fieldset class="tabs" aria-label={t('score.count.who')}>
        {seatsOf(sheet).map((seat) => (
          <Tab key={seat} seat={seat} />
        ))}
      </fieldset>
      <div class="panels">
        {seatsOf(sheet).map((seat) => (
          <Panel key={seat} seat={seat} />
        ))}
      </div>
      <p class="settle">
        <button
          type="button"
          class="button button--main"
          aria-disabled={model.isBlank.value}
          onClick={() => !model.isBlank.value && onSettle()}
        >
          {t('score.settle')}
        </button>
      </p>
    </section>
  );
}

/** A win at once asks for nothing; who likes notes what it was won with. */
export function WonWith({ seat }: { seat: Seat }) {
  const { model, t, nameIn } = useUi();
  return (
    <details class="won-with chrome">
      <summary>{t('score.won-with.ask', { name: nameIn(model.sheet.value, seat) })}</summary>
      <section class="panel card" data-active>
        <Tokens seat={seat} />
        <HandEntry seat={seat} />
        <Doubts about={({ code }) => code.startsWith('instant')} />
      </section>
    </details>
  );
}
