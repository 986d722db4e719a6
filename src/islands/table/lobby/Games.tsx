import { useMemo, useState } from 'preact/hooks';
import { saveText } from '../../../lib/save-file.ts';
import type { TableGame } from '../game/types.ts';
import { nameOf } from '../game/words.ts';
import { type Summary, summarize } from '../play/summary.ts';
import { type Ui, useUi } from '../ui/context.ts';
import { useLong } from '../ui/use-long.ts';
import type { LobbyModel } from './model.ts';

const nameIn = ({ players }: TableGame, seat: number, ui: Ui): string => nameOf(players[seat]!, ui);

/** How far a game is: its round and whose turn it is, or who has won. */
function tellProgress(game: TableGame, { round, outcome, toMove }: Summary, ui: Ui): string {
  if (outcome !== undefined) {
    const names = ui.lists.format(outcome.winners.map((seat) => nameIn(game, seat, ui)));
    return ui.plural('table.games.won', outcome.winners.length, { names });
  }
  const name = nameIn(game, toMove!, ui);
  return round === 0 ? ui.t('table.games.setup') : ui.t('table.games.round', { n: round, name });
}

async function exportGames(model: LobbyModel, name: string, ids?: readonly string[]): Promise<void> {
  saveText(`${name}.json`, 'application/json', await model.exportFile(ids));
}

function Game({ game, model }: { game: TableGame; model: LobbyModel }) {
  const ui = useUi();
  const { t, lang, face } = ui;
  const summary = useMemo(() => summarize(game), [game]);
  const [naming, setNaming] = useState(false);
  const when = new Intl.DateTimeFormat(lang, { dateStyle: 'medium', timeStyle: 'short' }).format(
    new Date(game.changed),
  );
  const title = game.name || t('table.games.of', { when });
  const rename = (event: SubmitEvent) => {
    event.preventDefault();
    const form = event.currentTarget as HTMLFormElement;
    setNaming(false);
    return model.rename(game.id, String(new FormData(form).get('name') ?? ''));
  };
  return (
    <li class="kept-game card">
      <button type="button" class="kept-open" onClick={() => model.open(game.id)}>
        <face.Thumbnail view={summary.view} />
        <span class="kept-facts">
          <b>{title}</b>
          <span>
            {game.players.map((player, seat) => (
              <span key={player.colour} class="kept-player">
                <face.SeatMark seat={player.colour} /> {nameIn(game, seat, ui)}
              </span>
            ))}
          </span>
          <span>{tellProgress(game, summary, ui)}</span>
          {game.name && <time dateTime={game.changed}>{when}</time>}
        </span>
      </button>
      {naming ? (
        <form class="kept-name" onSubmit={rename}>
          <input
            name="name"
            type="text"
            maxLength={60}
            value={game.name}
            aria-label={t('table.games.name')}
            autocomplete="off"
          />
          <button type="submit" class="button">
            {t('table.games.name.keep')}
          </button>
        </form>
      ) : (
        <div class="choices">
          <button
            type="button"
            class="button"
            aria-label={t('table.games.rename-of', { title })}
            onClick={() => setNaming(true)}
          >
            {t('table.games.rename')}
          </button>
          <button
            type="button"
            class="button"
            aria-label={t('table.games.export-of', { title })}
            onClick={() => exportGames(model, t('table.games.file.one'), [game.id])}
          >
            {t('table.games.export')}
          </button>
          <button
            type="button"
            class="button button--danger"
            aria-label={t('table.games.delete-of', { title })}
            onClick={() => model.remove(game.id)}
          >
            {t('table.games.delete')}
          </button>
        </div>
      )}
    </li>
  );
}

/** The games on this device, those that cannot be read as well. */
export function Games({ model }: { model: LobbyModel }) {
  const { t } = useUi();
  const games = model.games.value;
  const unreadable = model.unreadable.value;
  const slow = useLong(games === undefined);
  const read = async (file: File | undefined) => {
    if (file) await model.importFile(await file.text());
  };
  return (
    <section class="kept" aria-labelledby="kept">
      <h2 id="kept">{t('table.games.title')}</h2>
      {games === undefined && slow && <p role="status">{t('table.games.opening')}</p>}
      {games?.length === 0 && unreadable.length === 0 && model.trouble.value !== 'closed' && (
        <p>{t('table.games.none')}</p>
      )}
      <ul class="kept-games">
        {games?.map((game) => (
          <Game key={game.id} game={game} model={model} />
        ))}
        {unreadable.map(({ id, name, newer }) => (
          <li key={id} class="kept-game card">
            <p>
              <b>{name || t('table.games.nameless')}</b>
            </p>
            <p class="problem">{t(newer ? 'table.games.newer' : 'table.games.unreadable')}</p>
            <button
              type="button"
              class="button"
              onClick={() => exportGames(model, t('table.games.file.one'), [id])}
            >
              {t('table.games.export')}
            </button>
          </li>
        ))}
      </ul>
      <div class="choices">
        {((games?.length ?? 0) > 0 || unreadable.length > 0) && (
          <button type="button" class="button" onClick={() => exportGames(model, t('table.games.file.all'))}>
            {t('table.games.export-all')}
          </button>
        )}
        <label class="button">
          {t('table.games.import')}
          <input
            class="unseen"
            type="file"
            accept=".json,application/json"
            onChange={async ({ currentTarget }) => {
              await read(currentTarget.files?.[0]);
              currentTarget.value = '';
            }}
          />
        </label>
      </div>
    </section>
  );
}
