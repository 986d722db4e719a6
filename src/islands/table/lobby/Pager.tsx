import { useUi } from '../ui/context.ts';
import type { LobbyModel } from './model.ts';
import { PER_PAGE } from './pages.ts';

interface Props {
  model: LobbyModel;
  /** Another page was asked for; resolves when it is shown. */
  onTurn: (to: number) => void;
}

/** Through many games, a page at a time, or to any page at once. */
export function Pager({ model: { pages }, onTurn }: Props) {
  const { t, number } = useUi();
  const count = Math.max(1, Math.ceil(pages.total.value / PER_PAGE));
  const at = pages.page.value;
  if (count === 1) return null;
  const from = at * PER_PAGE;
  return (
    <nav class="pager" aria-label={t('table.games.pages')}>
      <button type="button" class="button" disabled={at === 0} onClick={() => onTurn(at - 1)}>
        {t('table.games.newer-page')}
      </button>
      <label class="pager-page">
        {t('table.games.page')}
        <input
          type="number"
          inputMode="numeric"
          min={1}
          max={count}
          value={at + 1}
          onChange={({ currentTarget }) => onTurn(Math.round(Number(currentTarget.value)) - 1)}
        />
      </label>
      <button type="button" class="button" disabled={at === count - 1} onClick={() => onTurn(at + 1)}>
        {t('table.games.older-page')}
      </button>
      <span>
        {t('table.games.shown', {
          from: number(from + 1),
          to: number(Math.min(from + PER_PAGE, pages.total.value)),
          all: number(pages.total.value),
        })}
      </span>
    </nav>
  );
}
