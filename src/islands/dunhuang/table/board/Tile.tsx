import { GoodCard, Token } from '../../../../art/index.ts';
import { memo } from '../../../../lib/memo.ts';
import { type Mark, type Marks, marked, markOf } from '../../../table/board/marks.ts';
import type { Stop } from '../../../table/board/roving.ts';
import type { Target } from '../choosing/taps.ts';
import { useUi } from '../words/speech.ts';
import { describePile } from './describe.ts';
import type { Pile } from './piles.ts';

interface TileProps extends Pile {
  readonly target: Target;
  readonly mark: Mark;
  readonly picked: number; // how many of the pile are tapped
  readonly stop: Stop;
}

/** The cards of one good, as a card that a thumb can hit. */
export const Tile = memo(({ target, mark, picked, stop, ...pile }: TileProps) => {
  const { good, count, token } = pile;
  const speech = useUi();
  const topic = token === 'shang' ? (`token.${good}.shang` as const) : (`good.${good}` as const);
  return (
    <button
      {...marked(mark, target, topic, 'tile')}
      tabIndex={stop}
      data-stop
      data-drag={target}
      aria-label={describePile(speech, pile)}
    >
      <span class={count === 0 ? 'tile-card tile-bare' : 'tile-card'}>
        <GoodCard n={good} />
      </span>
      {count > 1 && <b class="tile-count">{picked > 1 ? `${picked}/${count}` : count}</b>}
      {token && (
        <span class="tile-token" data-token={good}>
          <Token good={good} side={token} />
        </span>
      )}
    </button>
  );
});

/** What a tile is told of the choice as it stands. */
export const pickedOf = (marks: Marks, target: Target) => ({
  target,
  mark: markOf(marks, target),
  picked: marks.tapped.filter((other) => other === target).length,
});
