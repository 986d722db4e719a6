import { useEffect, useMemo, useState } from 'preact/hooks';
import { SEATS, type Seat } from '../../../lib/seats.ts';
import { PeopleEditor } from '../../PeopleEditor.tsx';
import { recolour } from '../../people.ts';
import type { Handover } from '../game/face.ts';
import type { Game } from '../game/game.ts';
import type { Bot } from '../game/types.ts';
import { nameOf } from '../game/words.ts';
import { chance, newSeed } from '../record/new-game.ts';
import { useUi } from '../ui/context.ts';
import { BotFields } from './BotFields.tsx';
import { askingFor, type Draft, draftBox } from './draft.ts';
import { freshDraft, fromHandover, seatDown, wishOf } from './fill-in.ts';
import type { LobbyModel } from './model.ts';
import { WayField } from './WayField.tsx';

interface Props {
  game: Game;
  model: LobbyModel;
  handover: Handover | undefined;
}

/** All that can be asked of a new game. */
export default function NewGame({ game, model, handover }: Props) {
  const ui = useUi();
  const { t, face } = ui;
  const { Fields, MoreFields } = face.newGame;
  const { opponents } = game;
  const { asking, box } = useMemo(() => {
    const known = askingFor(game);
    return { asking: known, box: draftBox(game.rules.id, known) };
  }, [game]);
  const [draft, setDraft] = useState(() => {
    const kept = box.read().value ?? freshDraft(asking, chance);
    return handover ? fromHandover(kept, handover) : kept;
  });
  useEffect(() => {
    if (handover) setDraft((now) => fromHandover(now, handover));
  }, [handover]);
  const change = (next: Partial<Draft>) => setDraft({ ...draft, ...next });
  const own = { own: draft.own, onChange: (some: object) => change({ own: { ...draft.own, ...some } }) };
  const start = async (event: SubmitEvent) => {
    event.preventDefault();
    const wish = await wishOf(face.newGame, draft);
    if (wish === undefined) return;
    box.write(draft);
    await model.start(wish);
  };
  return (
    <form class="new-game" onSubmit={start}>
      <PeopleEditor
        count={draft.count}
        people={draft.players}
        mark={face.SeatMark}
        onCount={(count) => change({ count })}
        onName={(seat, name) =>
          change({ players: draft.players.with(seat, { ...draft.players[seat]!, name }) })
        }
        onColour={(seat, colour) => change({ players: recolour(draft.players, seat, colour) })}
        extra={(seat) =>
          opponents && (
            <BotFields
              seat={seat}
              bot={draft.players[seat]!.bot}
              opponents={opponents}
              onChange={(bot: Bot | null) => setDraft(seatDown(asking, draft, seat, bot, chance))}
            />
          )
        }
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
              {nameOf(draft.players[seat]!, ui)}
            </option>
          ))}
        </select>
      </p>
      <WayField draft={draft} onChange={change} />
      {Fields && <Fields {...own} />}
      <details>
        <summary>{t('table.new.more')}</summary>
        {MoreFields && <MoreFields {...own} />}
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
