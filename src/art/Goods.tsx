import type { Good as GoodNumber } from '../games/dunhuang/index.ts';
import { type ArtProps, Picture, Piece, Use } from './Piece.tsx';

/** The files of the goods, from 1 on. */
const NAMES = ['gold', 'silver', 'lapis', 'pottery', 'glass', 'bamboo', 'tea', 'paper', 'wool', 'silk'];

export function goodName(n: GoodNumber): string {
  return NAMES[n - 1]!;
}

interface GoodProps extends ArtProps {
  n: GoodNumber;
}

/** A good by itself, as it stands in a line of text. */
export function Good({ n, ...art }: GoodProps) {
  return <Piece group="goods" name={goodName(n)} {...art} />;
}

/** A good as a playing card: a niche in a wall of its colour, its number above. */
export function GoodCard({ n, ...art }: GoodProps) {
  return (
    <Picture width={64} height={90} {...art}>
      <g class={`art-good-${n}`}>
        <Use group="things" name="card-wall" />
      </g>
      <Use group="patterns" name={goodName(n)} />
      <Use group="things" name="card-niche" />
      <Use group="goods" name={goodName(n)} x={12} y={34.5} width={40} height={40} />
      <g class="art-ink">
        <Use group="numbers" name={String(n)} x={5.5} y={5.5} width={23} height={23} />
      </g>
    </Picture>
  );
}
