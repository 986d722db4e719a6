import type { ComponentChildren } from 'preact';
import { LONGEST_NAME } from '../lib/names.ts';
import { type PlayerCount, SEATS, type Seat } from '../lib/seats.ts';
import { PlayerCountChoice } from './PlayerCountChoice.tsx';
import type { Person } from './people.ts';
import { type Says, useUi } from './ui.ts';
import './island.css';

interface Props {
  count: PlayerCount;
  people: readonly Person[];
  mark: (props: { seat: Seat; size?: number }) => ComponentChildren; // of a colour
  known?: readonly string[]; // names from earlier games
  onCount?: (count: PlayerCount) => void; // absent where that is asked elsewhere
  onName: (seat: Seat, name: string) => void;
  onColour: (seat: Seat, colour: Seat) => void;
  extra?: (seat: Seat) => ComponentChildren; // more about a player, below the name
}

/** Who plays and in which colour, in the order of play, and how many. */
export function PeopleEditor({ count, people, mark: Mark, known = [], ...on }: Props) {
  const { t } = useUi<Says<'people.' | 'colour.'>>();
  return (
    <fieldset class="people">
      <legend>{t('people.title')}</legend>
      {on.onCount && <PlayerCountChoice count={count} onCount={on.onCount} />}
      <datalist id="known-names">
        {known.map((name) => (
          <option key={name} value={name} />
        ))}
      </datalist>
      <ol class="people-list">
        {SEATS.slice(0, count).map((seat) => {
          const { name, colour } = people[seat]!;
          return (
            <li key={seat}>
              <Mark seat={colour} size={28} />
              <input
                type="text"
                value={name}
                maxLength={LONGEST_NAME}
                list="known-names"
                autocomplete="off"
                placeholder={t(`colour.${colour}`)}
                aria-label={t('people.name', { n: seat + 1 })}
                onInput={(event) => on.onName(seat, event.currentTarget.value)}
              />
              <select
                value={String(colour)}
                aria-label={t('people.colour', { n: seat + 1 })}
                onChange={(event) => on.onColour(seat, Number(event.currentTarget.value) as Seat)}
              >
                {SEATS.map((one) => (
                  <option key={one} value={String(one)}>
                    {t(`colour.${one}`)}
                  </option>
                ))}
              </select>
              {on.extra?.(seat)}
            </li>
          );
        })}
      </ol>
    </fieldset>
  );
}
