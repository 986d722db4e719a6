import type { ComponentChildren } from 'preact';
import { useState } from 'preact/hooks';
import type { Seat } from '../../lib/seats.ts';
import { useCounting } from './face.ts';
import { type AnySheet, seatsOf } from './sheet.ts';
import type { Outcome } from './what-if.ts';

/** Something that a player could have had more of. */
export interface Alternative extends Outcome {
  readonly key: string;
  readonly kind: string; // its row
  readonly label: string;
  readonly picture: ComponentChildren;
}

interface Props<S extends AnySheet> {
  text: string;
  kinds: readonly (readonly [kind: string, label: string])[];
  alternatives: (sheet: S, seat: Seat) => readonly Alternative[];
  tellUndecided: (names: string) => string;
}

/** One more of something: tap it and see whether the winner changes. */
export function Alternatives<S extends AnySheet>({ text, kinds, alternatives, tellUndecided }: Props<S>) {
  const { model, face, t, plural, list, nameIn } = useCounting<S>();
  const Mark = face.mark;
  const sheet = model.sheet.value;
  const [chosen, setChosen] = useState<Seat>(0);
  const [picked, setPicked] = useState<string>();
  const seat = chosen < sheet.count ? chosen : 0;
  const all = alternatives(sheet, seat);
  const shown = all.find(({ key }) => key === picked);

  function tell({ label, total, verdict: { winners, level }, differs }: Alternative): string {
    const points = plural('score.points', total);
    const then = t('score.what.then', { what: label, name: nameIn(sheet, seat), points });
    if (!differs) return `${then} ${t('score.what.same')}`;
    const first = winners.length > 0 ? winners : level;
    const names = list(first.map((winner) => nameIn(sheet, winner)));
    const end =
      winners.length > 0 ? plural('score.what.win', winners.length, { names }) : tellUndecided(names);
    return `${then} ${end}`;
  }

  return (
    <>
      <p>{text}</p>
      <fieldset class="choices" aria-label={t('score.what.who')}>
        {seatsOf(sheet).map((one) => (
          <button
            key={one}
            type="button"
            class="choice"
            aria-pressed={one === seat}
            onClick={() => setChosen(one)}
          >
            <Mark seat={sheet.players[one]!.colour} size={20} /> {nameIn(sheet, one)}
          </button>
        ))}
      </fieldset>
      {kinds.map(([kind, name]) => (
        <fieldset key={kind} class="choices" aria-label={name}>
          {all
            .filter((one) => one.kind === kind)
            .map(({ key, label, picture, differs }) => (
              <button
                key={key}
                type="button"
                class="choice"
                aria-pressed={key === picked}
                aria-label={`${label}${differs ? ` (${t('score.what.star')})` : ''}`}
                onClick={() => setPicked(key)}
              >
                {picture}
                {differs && <span class="star">★</span>}
              </button>
            ))}
        </fieldset>
      ))}
      <p role="status" class="answer">
        {shown ? tell(shown) : t('score.what.legend')}
      </p>
    </>
  );
}
