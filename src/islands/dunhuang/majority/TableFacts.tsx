import { SeatMark } from '../../../art/index.ts';
import { RULING_VALUES, SEATS, tracker } from '../../../games/dunhuang/index.ts';
import { PeopleEditor } from '../../PeopleEditor.tsx';
import { useUi } from './ui.ts';

function CoinPurses() {
  const { model, t, name } = useUi();
  const { count, people } = model.track.value;
  return (
    <ul class="purses">
      {SEATS.slice(0, count).map((seat) => {
        const n = model.table.value.coins[seat]!;
        return (
          <li key={seat}>
            <SeatMark seat={people[seat]!.colour} /> {name(seat)}
            <button
              type="button"
              class="choice"
              aria-label={t('majority.coins.less', { name: name(seat) })}
              onClick={() => model.setCoins(seat, n - 1)}
            >
              −
            </button>
            <output>{n}</output>
            <button
              type="button"
              class="choice"
              aria-label={t('majority.coins.more', { name: name(seat) })}
              onClick={() => model.setCoins(seat, n + 1)}
            >
              +
            </button>
          </li>
        );
      })}
    </ul>
  );
}

/** One of the two is in every circle; which one matters as soon as a token is turned. */
export function ReligionChoice() {
  const { model, t } = useUi();
  return (
    <fieldset class="choices">
      <legend>{t('majority.religion')}</legend>
      {tracker.RELIGIONS.map((one) => (
        <button
          key={one}
          type="button"
          class="choice"
          aria-pressed={model.track.value.religion === one}
          onClick={() => model.setReligion(one)}
        >
          {t(`majority.religion.${one}`)}
        </button>
      ))}
    </fieldset>
  );
}

/** Who plays, which religion is in the circle, and what this table has settled for itself. */
export function TableFacts() {
  const { model, t } = useUi();
  const { count, people, rulings, keepsCoins } = model.track.value;
  return (
    <details class="facts">
      <summary>{t('majority.facts')}</summary>
      <ReligionChoice />
      {tracker.TOKEN_RULINGS.map((ruling) => (
        <p key={ruling} class="field">
          <label for={ruling}>{t(`majority.ruling.${ruling}`)}</label>
          <select
            id={ruling}
            value={rulings[ruling]}
            onChange={({ currentTarget: { value } }) =>
              model.setRuling(ruling, value as (typeof rulings)[typeof ruling])
            }
          >
            {RULING_VALUES[ruling].map((value) => (
              <option key={value} value={value}>
                {t(`majority.ruling.${value}`)}
              </option>
            ))}
          </select>
        </p>
      ))}
      <p class="field">
        <label>
          <input
            type="checkbox"
            checked={keepsCoins}
            onChange={({ currentTarget: { checked } }) => model.keepCoins(checked)}
          />{' '}
          {t('majority.coins')}
        </label>
      </p>
      {keepsCoins && <CoinPurses />}
      <PeopleEditor
        mark={SeatMark}
        count={count}
        people={people}
        onName={model.setName}
        onColour={model.setColour}
      />
    </details>
  );
}
