import { useEffect, useState } from 'preact/hooks';
import {
  RULING_NAMES,
  RULING_VALUES,
  type Rulings,
  SEATS,
  type Seat,
} from '../../../../games/dunhuang/index.ts';
import { localePath } from '../../../../lib/url.ts';
import type { Bot } from '../../../table/game/types.ts';
import { chance, newSeed, type Wish } from '../../../table/play/new-game.ts';
import type { Handover } from '../../handover.ts';
import { PeopleEditor } from '../../PeopleEditor.tsx';
import { recolour } from '../../people.ts';
import { readCode } from '../../setup/code.ts';
import { useUi } from '../words/speech.ts';
import { BotFields } from './BotFields.tsx';
import { CircleReadings } from './CircleReadings.tsx';
import { type Draft, draftBox, freshDraft, fromHandover, seatDown, wishOf } from './draft.ts';
import { nameRuling, nameRulingValue } from './rulings.ts';

interface Props {
  start: (wish: Wish) => Promise<void>;
  handover: Handover | undefined;
}

function openDraft(handover: Handover | undefined): Draft {
  const draft = draftBox().read().value ?? freshDraft(chance);
  return handover ? fromHandover(draft, handover) : draft;
}

/** All that can be asked of a new game. */
export default function NewGame({ start: begin, handover }: Props) {
  const ui = useUi();
  const { t } = ui;
  const [draft, setDraft] = useState(() => openDraft(handover));
  useEffect(() => {
    if (handover) setDraft((now) => fromHandover(now, handover));
  }, [handover]);
  const change = (next: Partial<Draft>) => setDraft({ ...draft, ...next });
  const code = readCode(draft.code);
  const problem = 'problem' in code && code.problem !== 'empty' ? code.problem : undefined;
  const nameOf = (seat: Seat) =>
    draft.players[seat]!.name.trim() || t(`colour.${draft.players[seat]!.colour}`);
  const start = (event: SubmitEvent) => {
    event.preventDefault();
    const wish = wishOf(draft);
    if (typeof wish === 'string') return document.getElementById('new-code')?.focus();
    draftBox().write(draft);
    return begin(wish);
  };
  return (
    <form class="new-game" onSubmit={start}>
      <PeopleEditor
        count={draft.count}
        people={draft.players}
        words={ui}
        onCount={(count) => change({ count })}
        onName={(seat, name) =>
          change({ players: draft.players.with(seat, { ...draft.players[seat]!, name }) })
        }
        onColour={(seat, colour) => change({ players: recolour(draft.players, seat, colour) })}
        extra={(seat) => (
          <BotFields
            seat={seat}
            bot={draft.players[seat]!.bot}
            onChange={(bot: Bot | null) => setDraft(seatDown(draft, seat, bot, chance))}
          />
        )}
      />
      <p class="field">
        <label for="new-first">{t('table.new.first')}</label>
        <select
          id="new-first"
          value={String(draft.first)}
          onChange={({ currentTarget: { value } }) =>
            change({ first: value === 'null' ? null : (Number(value) as Seat) })
          }
        >
          <option value="null">{t('table.new.first.lot')}</option>
          {SEATS.slice(0, draft.count).map((seat) => (
            <option key={seat} value={String(seat)}>
              {nameOf(seat)}
            </option>
          ))}
        </select>
      </p>
      <p class="field">
        <label for="new-code">{t('table.new.circle')}</label>
        <input
          id="new-code"
          type="text"
          value={draft.code}
          placeholder={t('table.new.circle.random')}
          autocomplete="off"
          autocapitalize="characters"
          spellcheck={false}
          aria-invalid={problem !== undefined}
          aria-describedby="new-code-about"
          onInput={({ currentTarget: { value } }) => change({ code: value })}
        />
      </p>
      <p id="new-code-about" class={problem ? 'problem' : 'hint-line'} role="status">
        {problem ? t(`error.setup.${problem}`) : t('table.new.circle.about')}{' '}
        <a href={localePath(ui.lang, '/dunhuang/setup/')}>{t('table.new.circle.generator')}</a>
      </p>
      {'code' in code && (
        <CircleReadings code={code.code} onChoose={(reading) => change({ code: reading })} />
      )}
      <details>
        <summary>{t('table.new.more')}</summary>
        {RULING_NAMES.map((ruling) => (
          <p key={ruling} class="field">
            <label for={`new-${ruling}`}>{nameRuling(ruling, ui)}</label>
            <select
              id={`new-${ruling}`}
              value={draft.rulings[ruling]}
              onChange={({ currentTarget: { value } }) =>
                change({ rulings: { ...draft.rulings, [ruling]: value } as Rulings })
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
        <p class="field">
          <label for="new-seed">{t('table.new.seed')}</label>
          <input
            id="new-seed"
            type="text"
            value={draft.seed}
            maxLength={64}
            autocomplete="off"
            spellcheck={false}
            placeholder={t('table.new.seed.drawn')}
            aria-describedby="new-seed-about"
            onInput={({ currentTarget: { value } }) => change({ seed: value })}
          />
          <button type="button" class="button" onClick={() => change({ seed: newSeed(chance) })}>
            {t('table.new.seed.draw')}
          </button>
        </p>
        <p id="new-seed-about" class="hint-line">
          {t('table.new.seed.about')}
        </p>
      </details>
      <p>
        <button type="submit" class="button button--main">
          {t('table.new.start')}
        </button>
      </p>
    </form>
  );
}
