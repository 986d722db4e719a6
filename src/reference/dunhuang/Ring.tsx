import { Camel, Character, GoodCard } from '../../art/index.ts';
import type { Position, Space } from '../../games/dunhuang/index.ts';
import './ring.css';

/** The circle, the market and the camel, small. What matters of it is told in the words beside it. */
export function Ring({ position, reach = [] }: { position: Position; reach?: readonly Space[] }) {
  return (
    <div class="ring" aria-hidden="true" data-pagefind-ignore>
      {position.circle.map((id, space) => {
        const card = position.market[space];
        const here = position.camel === space;
        const mark = here ? ' ring-here' : reach.includes(space as Space) ? ' ring-reach' : '';
        return (
          <span key={id} class={`ring-space ring-${space}${mark}`}>
            <Character id={id} size={34} />
            {card ? <GoodCard n={card} size={22} /> : <span class="ring-empty" />}
            {here && <Camel size={28} class="ring-camel" />}
          </span>
        );
      })}
      <span class="ring-way">↻</span>
    </div>
  );
}
