import { useRef, useState } from 'preact/hooks';
import { localeOf } from '../../../i18n/translate.ts';
import type { Lang } from '../../../lib/languages.ts';
import { nameOf } from '../game/words.ts';
import type { Listed } from '../storage/entries.ts';
import type { Unreadable } from '../storage/saves.ts';
import { type Ui, useUi } from '../ui/context.ts';
import { Icon } from '../ui/Icon.tsx';
import { exportGames } from './export-games.ts';
import type { LobbyModel } from './model.ts';

const nameIn = ({ players }: Listed, seat: number, ui: Ui): string => nameOf(players[seat]!, ui);

const formats = new Map<Lang, Intl.DateTimeFormat>();

/** To make one takes longer than to draw a game. */
function dates(lang: Lang): Intl.DateTimeFormat {
  const known =
    formats.get(lang) ?? new Intl.DateTimeFormat(localeOf(lang), { dateStyle: 'medium', timeStyle: 'short' });
  formats.set(lang, known);
  return known;
}

/** Who plays; the level of bots that are all alike is said once. */
function Players({ game }: { game: Listed }) {
  const ui = useUi();
  const { SeatMark, newGame } = ui.face;
  const bots = game.players.flatMap(({ bot }) => bot?.level ?? []);
  const alike = new Set(bots).size === 1;
  return (
    <span class="kept-players">
      {game.players.map((player, seat) => (
        <span key={player.colour} class="kept-player">
          <SeatMark seat={player.colour} /> {nameIn(game, seat, ui)}
          {player.bot && !alike && <small>{newGame.nameLevel(player.bot.level, ui)}</small>}
        </span>
      ))}
      {alike && (
        <small>
          {ui.plural('table.games.bots', bots.length, { level: newGame.nameLevel(bots[0]!, ui) })}
        </small>
      )}
    </span>
  );
}

const focus = (field: HTMLElement | null): void => field?.focus();

/** How far a game is: its round and whose turn it is, or who has won. */
function tellProgress(game: Listed, ui: Ui): string {
  const { round, outcome, toMove } = game.summary;
  if (outcome !== undefined) {
    const names = ui.lists.format(outcome.winners.map((seat) => nameIn(game, seat, ui)));
    return ui.plural('table.games.won', outcome.winners.length, { names });
  }
  const name = nameIn(game, toMove!, ui);
  const { apart, players } = game;
  if (apart?.way === 'link' && players[toMove!]!.bot === null) {
    if (apart.here.includes(toMove!)) return ui.t('table.games.yours');
    const { sent } = apart;
    return sent
      ? ui.t('table.games.sent', { name, when: dates(ui.lang).format(new Date(sent.when)) })
      : ui.t('table.games.unsent', { name });
  }
  return round === 0 ? ui.t('table.games.setup') : ui.t('table.games.round', { n: round, name });
}

function NameForm({ game, keep }: { game: Listed; keep: (name: string) => void }) {
  const { t } = useUi();
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    keep(String(new FormData(event.currentTarget as HTMLFormElement).get('name') ?? ''));
  };
  return (
    <form class="kept-name" onSubmit={submit}>
      <input
        ref={focus}
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
  );
}

/** A card may show another game the next time it is drawn. */
export function GameCard({ game, model }: { game: Listed; model: LobbyModel }) {
  const ui = useUi();
  const { t, lang, face } = ui;
  const [opened, setOpened] = useState('');
  const [naming, setNaming] = useState('');
  const more = useRef<HTMLButtonElement>(null);
  const when = dates(lang).format(new Date(game.changed));
  const title = game.name || t('table.games.of', { when });
  const open = opened === game.id;
  const rename = (name: string) => {
    setNaming('');
    setOpened('');
    more.current?.focus();
    void model.rename(game.id, name);
  };
  return (
    <li class="kept-game card">
      <button type="button" class="kept-open" onClick={() => model.open(game.id)}>
        <face.Thumbnail view={game.summary.view} players={game.players} />
        <span class="kept-facts">
          <b>{title}</b>
          <span>
            {tellProgress(game, ui)}
            {game.name && <time dateTime={game.changed}>{when}</time>}
          </span>
          <Players game={game} />
        </span>
      </button>
      <button
        ref={more}
        type="button"
        class="table-tool"
        aria-expanded={open}
        aria-label={t('table.games.more-of', { title })}
        title={t('table.games.more-of', { title })}
        onClick={() => setOpened(open ? '' : game.id)}
      >
        <Icon name="more" />
      </button>
      {open &&
        (naming === game.id ? (
          <NameForm game={game} keep={rename} />
        ) : (
          <div class="choices">
            <button
              type="button"
              class="button"
              aria-label={t('table.games.rename-of', { title })}
              onClick={() => setNaming(game.id)}
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
        ))}
    </li>
  );
}

/** What is no game that this Shang knows: it is kept, and can be saved. */
export function UnreadableCard({ save, model }: { save: Unreadable; model: LobbyModel }) {
  const { t } = useUi();
  return (
    <li class="kept-game card">
      <p>
        <b>{save.name || t('table.games.nameless')}</b>
      </p>
      <p class="problem">{t(save.newer ? 'table.games.newer' : 'table.games.unreadable')}</p>
      <button
        type="button"
        class="button"
        onClick={() => exportGames(model, t('table.games.file.one'), [save.id])}
      >
        {t('table.games.export')}
      </button>
    </li>
  );
}
