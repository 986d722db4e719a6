import { type CharacterId, TILES } from '../games/dunhuang/index.ts';
import { type ArtProps, Picture, Use } from './Piece.tsx';

/** The frame of a character's tile: the two sides share it, so who knows one side knows where the other is. */
export function frameOf(id: CharacterId): string {
  return `tile-${TILES.findIndex((sides) => sides.some((side) => side === id)) + 1}`;
}

/** A character: the emblem of its trade in the frame of its tile. */
export function Character({ id, ...art }: ArtProps & { id: CharacterId }) {
  return (
    <Picture width={64} height={64} {...art}>
      <Use group="frames" name={frameOf(id)} />
      <Use group="characters" name={id} />
    </Picture>
  );
}
