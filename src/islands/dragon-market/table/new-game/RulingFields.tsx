import { RULING_VALUES, type Rulings } from '../../../../games/dragon-market/index.ts';
import { useUi } from '../words/speech.ts';
import type { Own } from './own.ts';

interface Props {
  own: Own;
  onChange: (some: Partial<Own>) => void;
}

function Field({ ruling, own: { rulings }, onChange }: Props & { ruling: keyof Rulings }) {
  const { t } = useUi();
  return (
    <p class="field">
      <label for={`new-${ruling}`}>{t(`dragon.table.ruling.${ruling}`)}</label>
      <select
        id={`new-${ruling}`}
        value={String(rulings[ruling])}
        onChange={({ currentTarget: { value } }) => {
          const chosen = RULING_VALUES[ruling].find((one) => String(one) === value);
          onChange({ rulings: { ...rulings, [ruling]: chosen } });
        }}
      >
        {RULING_VALUES[ruling].map((value) => (
          <option key={String(value)} value={String(value)}>
            {t(`dragon.table.ruling.${ruling}.${value}` as 'dragon.table.ruling.dice.even')}
          </option>
        ))}
      </select>
    </p>
  );
}

/** Which game it is to be: basic or advanced, alone or in teams. */
export default function GameFields(props: Props) {
  return (
    <>
      <Field ruling="objectives" {...props} />
      <Field ruling="teams" {...props} />
    </>
  );
}

/** What few people change. */
export function RulingFields(props: Props) {
  return (
    <>
      <Field ruling="layout" {...props} />
      <Field ruling="dice" {...props} />
    </>
  );
}
