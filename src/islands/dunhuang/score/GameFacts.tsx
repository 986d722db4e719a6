import { useState } from 'preact/hooks';
import { SeatMark } from '../../../art/index.ts';
import { RULING_VALUES, type Rulings, type Seat } from '../../../games/dunhuang/index.ts';
import { PeopleEditor } from '../../PeopleEditor.tsx';
import { PlayerCountChoice } from '../../PlayerCountChoice.tsx';
import { seatsOf } from '../../score/sheet.ts';
import { peopleIn, useSheet, useUi } from './ui.ts';

// As text, not as a number: where the page is built, '' and 0 count as the same choice.
const choiceOf = (seat: Seat | null) => String(seat ?? '');
const seatOrNull = (value: string): Seat | null => (value === '' ? null : (Number(value) as Seat));

function SetupCode() {
  const { model, t } = useUi();
  const [wrong, setWrong] = useState<string>();
  return (
    <p class="field">
      <label for="setup-code">{t('score.setup')}</label>
      <input
        id="setup-code"
        type="text"
        size={6}
        maxLength={8}
        autocomplete="off"
        autocapitalize="characters"
        value={wrong ?? model.sheet.value.setup ?? ''}
        aria-invalid={wrong !== undefined}
        aria-describedby="setup-problem"
        onChange={({ currentTarget: { value } }) => setWrong(model.setSetup(value) ? undefined : value)}
      />
      <span class="problem" id="setup-problem" role="alert">
        {wrong !== undefined && t('score.setup.wrong')}
      </span>
    </p>
  );
}

/** Who played, who began, how it ended, and what else matters to the score. */
export function GameFacts() {
  const { model, t, nameIn } = useUi();
  const sheet = useSheet((now) => [now.instant, now.first, now.supply, peopleIn(now)]);
  return (
    <section class="facts chrome">
      <PlayerCountChoice count={sheet.count} onCount={model.setCount} />
      <p class="field">
        <label for="ending">{t('score.ending')}</label>
        <select
          id="ending"
          value={choiceOf(sheet.instant)}
          onChange={({ currentTarget: { value } }) => model.setInstant(seatOrNull(value))}
        >
          <option value="">{t('score.ending.points')}</option>
          {seatsOf(sheet).map((seat) => (
            <option key={seat} value={choiceOf(seat)}>
              {t('score.ending.instant', { name: nameIn(sheet, seat) })}
            </option>
          ))}
        </select>
      </p>
      <details>
        <summary>{t('score.facts.more')}</summary>
        <PeopleEditor
          mark={SeatMark}
          count={sheet.count}
          people={sheet.players}
          known={model.knownNames.value}
          onName={model.setName}
          onColour={model.setColour}
        />
        <p class="field">
          <label for="first">{t('score.first')}</label>
          <select
            id="first"
            value={choiceOf(sheet.first)}
            onChange={({ currentTarget: { value } }) => model.setFirst(seatOrNull(value))}
          >
            <option value="">{t('score.first.unknown')}</option>
            {seatsOf(sheet).map((seat) => (
              <option key={seat} value={choiceOf(seat)}>
                {nameIn(sheet, seat)}
              </option>
            ))}
          </select>
        </p>
        <SetupCode />
        <p class="field">
          <label for="supply">{t('score.supply')}</label>
          <select
            id="supply"
            value={sheet.supply}
            onChange={({ currentTarget: { value } }) => model.setSupply(value as Rulings['supply'])}
          >
            {RULING_VALUES.supply.map((supply) => (
              <option key={supply} value={supply}>
                {t(`score.supply.${supply}`)}
              </option>
            ))}
          </select>
        </p>
      </details>
    </section>
  );
}
