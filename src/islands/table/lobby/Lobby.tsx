import { useEffect, useState } from 'preact/hooks';
import { isLinkProblem, type LinkProblem } from '../address/problems.ts';
import type { Handover } from '../game/face.ts';
import type { Game } from '../game/game.ts';
import { nameOf } from '../game/words.ts';
import { KeepNote } from '../notes/KeepNote.tsx';
import { type Ui, useUi } from '../ui/context.ts';
import { lazy } from '../ui/lazy.tsx';
import { Games } from './Games.tsx';
import type { LobbyModel } from './model.ts';
import type { Suggestion } from './results.ts';
import './lobby.css';

const NewGame = lazy(() => import('./NewGame.tsx'));
const NoticeCard = lazy(() => import('./NoticeCard.tsx'));
const ResultList = lazy(() => import('./ResultList.tsx'));

/** Against whom "Play now" plays, and why no longer against those of the last time. */
function tellLevel(level: string, run: Suggestion['run'], ui: Ui): string {
  const name = ui.face.newGame.nameLevel(level, ui);
  const said = ui.t('table.level', { level: name });
  if (run === undefined) return said;
  return `${said} ${ui.plural(run.won ? 'table.level.up' : 'table.level.down', run.n)}`;
}

function tellProblem(lost: LinkProblem | 'missing' | 'closed', ui: Ui): string {
  const { t } = ui;
  if (lost === 'missing') return t('table.games.missing');
  if (lost === 'closed') return t('table.keep.closed');
  const { problem, detail } = lost;
  return isLinkProblem(problem)
    ? t(`table.link.${problem}`, detail)
    : ui.face.tellRecordProblem(problem, detail, ui);
}

interface Props {
  game: Game;
  model: LobbyModel;
  handover: Handover | undefined;
  /** The address led nowhere, and why. */
  problem: LinkProblem | 'missing' | 'closed' | undefined;
}

/** Where one comes in: play at once, ask for a game, or go on with one. */
export function Lobby({ game, model, handover, problem }: Props) {
  const ui = useUi();
  const { t } = ui;
  const [asking, setAsking] = useState(false);
  useEffect(() => model.attend(), [model]);
  const last = model.last.value;
  const level = model.level.value;
  const results = model.results.value;
  const notice = model.notice.value;
  useEffect(() => {
    if (handover) setAsking(true);
  }, [handover]);
  return (
    <div class="lobby">
      <KeepNote trouble={model.trouble.value} />
      {problem && (
        <p class="problem" role="alert">
          {tellProblem(problem, ui)}
        </p>
      )}
      <div class="lobby-starts">
        {last && (
          <button type="button" class="button button--main" onClick={() => model.open(last.id)}>
            <b>{t('table.continue')}</b>
            <span>{last.name || ui.lists.format(last.players.map((player) => nameOf(player, ui)))}</span>
          </button>
        )}
        <button
          type="button"
          class={`button ${last ? '' : 'button--main'} lobby-now`}
          onClick={() => model.quick()}
        >
          <b>{t('table.new.now')}</b>
          <span>{t('table.new.now.about')}</span>
          {level !== undefined && <span>{tellLevel(level, results?.next.run, ui)}</span>}
        </button>
        <button
          type="button"
          class="button lobby-ask"
          aria-expanded={asking}
          onClick={() => setAsking(!asking)}
        >
          <b>{t('table.new.title')}</b>
          <span>{t('table.new.about')}</span>
        </button>
      </div>
      {asking && <NewGame game={game} model={model} handover={handover} />}
      <div class="lobby-notice" role="status">
        {notice && <NoticeCard notice={notice} onClose={model.dismiss} />}
      </div>
      {results && results.levels.length > 0 && <ResultList results={results.levels} />}
      <Games model={model} />
    </div>
  );
}
