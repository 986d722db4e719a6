import { Character, Coins, GoodCard } from '../../../../art/index.ts';
import type { CharacterId, Good, Space } from '../../../../games/dunhuang/index.ts';
import { memo } from '../../../../lib/memo.ts';
import { type Mark, marked } from '../../../table/board/marks.ts';
import type { Stop } from '../../../table/board/roving.ts';
import { spaceTarget } from '../choosing/taps.ts';
import { type Ui, useUi } from '../words/speech.ts';
import './market.css';

interface Props {
  space: Space;
  id: CharacterId;
  card: Good | null;
  here: boolean; // the camel is
  byCard: boolean; // the market card is meant, not who stands there
  steps: number | undefined; // how far the camel would go, and for how much, where it can
  coins: number | undefined;
  mark: Mark;
  stop: Stop;
}

/** All that is to be seen at a space, in words. */
function describe({ space, id, card, here, steps, coins }: Props, ui: Ui): string {
  const { t, plural, good, character } = ui;
  const parts = [
    t('table.board.space', { n: space + 1, character: character(id) }),
    card === null ? t('table.board.space.empty') : t('table.board.space.card', { good: good(card) }),
    here && t('table.board.space.camel'),
    steps !== undefined && `${plural('table.board.steps', steps)}, ${plural('table.board.toll', coins!)}`,
  ];
  return parts.filter(Boolean).join('; ');
}

/** A space of the circle: its character, and the market card beside it. */
export const SpaceButton = memo((props: Props) => {
  const { space, id, card, here, byCard, coins, mark, stop } = props;
  const look = `space${here ? ' space-here' : ''}${byCard ? ' space-by-card' : ''}`;
  const ui = useUi();
  return (
    <button
      {...marked(mark, spaceTarget(space), `character.${id}`, look)}
      tabIndex={stop}
      data-stop
      aria-label={describe(props, ui)}
    >
      <Character id={id} class="space-face" />
      <span class="space-name">{ui.character(id)}</span>
      {card === null ? (
        <span class="space-card space-hole" />
      ) : (
        <span class="space-card" data-topic={`good.${card}`} data-drag={spaceTarget(space)}>
          <GoodCard n={card} />
        </span>
      )}
      {coins !== undefined && (
        <span class="space-toll">
          <Coins n={coins} />
        </span>
      )}
    </button>
  );
});
