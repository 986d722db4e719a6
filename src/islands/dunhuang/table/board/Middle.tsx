import { Coins, DrawPile, Prestige, Token } from '../../../../art/index.ts';
import { goodsInGame, type View } from '../../../../games/dunhuang/index.ts';
import { memo } from '../../../../lib/memo.ts';
import { type Mark, marked } from '../../../table/board/marks.ts';
import { useUi } from '../words/speech.ts';

/** What lies inside the circle: pile, supply, and the tokens that nobody has. */
export const Middle = memo(({ view, mark }: { view: View; mark: Mark }) => {
  const { t, plural, good, lists } = useUi();
  const { coins, prestige } = view.supply;
  const taken = new Set(view.seats.flatMap(({ tokens }) => tokens.map((token) => token.good)));
  const tokens = goodsInGame(view.players).filter((one) => !taken.has(one));
  const names = lists.format(tokens.map((one) => good(one)));
  return (
    <div class="middle">
      <span
        class="middle-pile"
        role="img"
        data-topic="pile"
        aria-label={plural('table.board.pile', view.pile)}
      >
        <DrawPile />
        <b>{view.pile}</b>
      </span>
      <button
        {...marked(mark, 'coins', 'coins', 'middle-coins')}
        aria-label={coins === null ? t('table.board.coins.endless') : plural('table.board.coins', coins)}
      >
        <Coins />
        <b>{coins ?? '∞'}</b>
      </button>
      <span
        class="middle-prestige"
        role="img"
        data-topic="prestige"
        aria-label={t('table.board.prestige', { n: prestige ?? '∞' })}
      >
        <Prestige />
        <b>{prestige ?? '∞'}</b>
      </span>
      {tokens.length > 0 && (
        <span class="middle-tokens" role="img" aria-label={t('table.board.tokens', { goods: names })}>
          {tokens.map((one) => (
            <span key={one} data-topic={`token.${one}.number`} data-token={one}>
              <Token good={one} />
            </span>
          ))}
        </span>
      )}
    </div>
  );
});
