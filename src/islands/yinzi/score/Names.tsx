import { LONGEST_NAME } from '../../../lib/names.ts';
import { seatsOf } from '../../score/sheet.ts';
import { playerName } from '../saying.ts';
import { SeatNumber } from './counting-face.tsx';
import { TurnOrder } from './TurnOrder.tsx';
import { useUi } from './ui.ts';

/** Who played, and in which order at the end. */
export default function Names() {
  const ui = useUi();
  const { model, t } = ui;
  const sheet = model.sheet.value;
  return (
    <>
      <datalist id="known-names">
        {model.knownNames.value.map((name) => (
          <option key={name} value={name} />
        ))}
      </datalist>
      <ol class="people-list pad-names">
        {seatsOf(sheet).map((seat) => (
          <li key={seat}>
            <SeatNumber seat={seat} size={28} />
            <input
              type="text"
              value={sheet.players[seat]!.name}
              maxLength={LONGEST_NAME}
              list="known-names"
              autocomplete="off"
              placeholder={playerName(ui, [], seat)}
              aria-label={t('people.name', { n: seat + 1 })}
              onInput={({ currentTarget }) => model.setName(seat, currentTarget.value)}
            />
          </li>
        ))}
      </ol>
      <TurnOrder seats={seatsOf(sheet)} />
    </>
  );
}
