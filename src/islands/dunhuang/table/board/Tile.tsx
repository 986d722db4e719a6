import { GoodCard, Token } from '../../../../art/index.ts';
import type { Target } from '../choosing/targets.ts';
import { useUi } from '../ui.ts';
import { type Marks, marked } from './marks.ts';
import type { Pile } from './piles.ts';
import { describePile } from './say.ts';

interface TileProps extends Pile {
  readonly target: Target;
  readonly marks: Marks;
  readonly focus: object;
}

/** The cards of one good, as a card that a thumb can hit. */
export function Tile({ target, marks, focus, ...pile }: TileProps) {
  const { good, count, token } = pile;
  const speech = useUi();
  const picked = marks.tapped.filter((other) => other === target).length;
  const thing = token === 'shang' ? (`token.${good}.shang` as const) : (`good.${good}` as const);
  return (
    <button {...marked(marks, target, thing, 'tile')} {...focus} aria-label={describePile(speech, pile)}>
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
}
