import type { ComponentChildren } from 'preact';
import type { Seat } from '../../../games/dunhuang/index.ts';
import { useSheet, useUi } from './ui.ts';
import { Warnings } from './Warnings.tsx';

/** One tap for what people mostly have; plus and minus for the rest. */
const QUICK = Array.from({ length: 12 }, (_, n) => n);

interface Props {
  seat: Seat;
  what: 'prestige' | 'coins';
  children: ComponentChildren; // its picture
}

/** Prestige or coins of one player. */
export function Amount({ seat, what, children }: Props) {
  const { model, t, nameIn } = useUi();
  const sheet = useSheet(({ players }) => [players[seat]![what], players[seat]!.name, players[seat]!.colour]);
  const amount = sheet.players[seat]![what];
  const set = (n: number) => model.setAmount(seat, what, n);
  const label = t(`score.${what}`);
  return (
    <fieldset class="count">
      <legend>
        {children} {label}: <b>{amount ?? t('score.coins.uncounted')}</b>
        {what === 'coins' && amount === null && <small> ({t('score.coins.when')})</small>}
        <span class="unseen"> {nameIn(sheet, seat)}</span>
      </legend>
      <div class="quick">
        <button
          type="button"
          class="choice"
          aria-label={t('score.less', { what: label })}
          onClick={() => set((amount ?? 0) - 1)}
        >
          −
        </button>
        {QUICK.map((n) => (
          <button key={n} type="button" class="choice" aria-pressed={n === amount} onClick={() => set(n)}>
            {n}
          </button>
        ))}
        <button
          type="button"
          class="choice"
          aria-label={t('score.more', { what: label })}
          onClick={() => set((amount ?? 0) + 1)}
        >
          +
        </button>
      </div>
      <Warnings about={({ code }) => code === what} />
    </fieldset>
  );
}
