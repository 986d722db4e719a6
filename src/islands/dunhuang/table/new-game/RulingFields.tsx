import { RULING_NAMES, RULING_VALUES, type Rulings } from '../../../../games/dunhuang/index.ts';
import { useUi } from '../words/speech.ts';
import type { Own } from './own.ts';
import { nameRuling, nameRulingValue } from './rulings.ts';

interface Props {
  own: Own;
  onChange: (some: Partial<Own>) => void;
}

/** House rules, where the rulebook leaves something open. */
export default function RulingFields({ own: { rulings }, onChange }: Props) {
  const ui = useUi();
  return (
    <>
      {RULING_NAMES.map((ruling) => (
        <p key={ruling} class="field">
          <label for={`new-${ruling}`}>{nameRuling(ruling, ui)}</label>
          <select
            id={`new-${ruling}`}
            value={rulings[ruling]}
            onChange={({ currentTarget: { value } }) =>
              onChange({ rulings: { ...rulings, [ruling]: value } as Rulings })
            }
          >
            {RULING_VALUES[ruling].map((value) => (
              <option key={value} value={value}>
                {nameRulingValue(value, ui)}
              </option>
            ))}
          </select>
        </p>
      ))}
    </>
  );
}
