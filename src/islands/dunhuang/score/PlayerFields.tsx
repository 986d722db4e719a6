import { useMemo } from 'preact/hooks';
import { Coins, Prestige } from '../../../art/index.ts';
import type { Seat } from '../../../games/dunhuang/index.ts';
import { Amount } from './Amount.tsx';
import { HandEntry } from './HandEntry.tsx';
import { Tokens } from './Tokens.tsx';
import { useUi } from './ui.ts';
import { Warnings } from './Warnings.tsx';

/** What one player has. */
export function PlayerFields({ seat }: { seat: Seat }) {
  // The same every time: each part knows by itself when it has to be drawn again.
  return useMemo(
    () => (
      <>
        <Tokens seat={seat} />
        <HandEntry seat={seat} />
        <Amount seat={seat} what="prestige">
          <Prestige />
        </Amount>
        <Amount seat={seat} what="coins">
          <Coins />
        </Amount>
      </>
    ),
    [seat],
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
        <Warnings about={({ code }) => code.startsWith('instant')} />
      </section>
    </details>
  );
}
