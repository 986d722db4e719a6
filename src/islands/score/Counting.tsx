import type { ComponentChildren } from 'preact';
import type { Seat } from '../../lib/seats.ts';
import { useCounting } from './face.ts';
import type { ScorePage } from './model.ts';
import { type AnySheet, seatsOf } from './sheet.ts';

/** Whose things are counted from now on, from the first of them: on a phone somebody may stand at the end of another's. */
function goTo(model: Pick<ScorePage<AnySheet>, 'choose'>, seat: Seat): void {
  model.choose(seat);
  requestAnimationFrame(() => {
    const panels = document.querySelector('.panels')!;
    if (panels.getBoundingClientRect().top < 0) panels.scrollIntoView();
    document.querySelector<HTMLElement>('.tab[aria-pressed=true]')?.focus({ preventScroll: true });
  });
}

function Tab({ seat }: { seat: Seat }) {
  const { model, face, nameIn, plural } = useCounting();
  const sheet = model.sheet.value;
  const Mark = face.mark;
  const { total } = model.summary.value.sheets[seat]!;
  return (
    <button
      type="button"
      class="choice tab"
      aria-pressed={model.active.value === seat}
      onClick={() => goTo(model, seat)}
    >
      <Mark seat={sheet.players[seat]!.colour} size={20} />
      <span class="name">{nameIn(sheet, seat)}</span>
      {model.settled.value && <span class="total">{plural('score.points', total)}</span>}
    </button>
  );
}

function Panel({ seat, children }: { seat: Seat; children: ComponentChildren }) {
  const { model, face, nameIn, plural, t } = useCounting();
  const next = (seat + 1) as Seat;
  const sheet = model.sheet.value;
  const Mark = face.mark;
  return (
    <section class="panel card" data-active={model.active.value === seat || undefined}>
      <h3>
        <Mark seat={sheet.players[seat]!.colour} size={24} /> {nameIn(sheet, seat)}{' '}
        {model.settled.value && (
          <small class="points">{plural('score.points', model.summary.value.sheets[seat]!.total)}</small>
        )}
      </h3>
      {children}
      {next < sheet.count && (
        <button type="button" class="button next-panel" onClick={() => goTo(model, next)}>
          {t('score.count.next', { name: nameIn(sheet, next) })}
        </button>
      )}
    </section>
  );
}

interface Props {
  onSettle: () => void;
  fields: (seat: Seat) => ComponentChildren; // what a player has
  also?: ComponentChildren; // what is the same for all
}

/** What everybody has: one player at a time on a phone, side by side where there is room. */
export function Counting({ onSettle, fields, also }: Props) {
  const { model, t } = useCounting();
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
          <Panel key={seat} seat={seat}>
            {fields(seat)}
          </Panel>
        ))}
      </div>
      {also}
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
