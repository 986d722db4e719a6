import { type ArtProps, Picture, Piece, Use } from './Piece.tsx';

export const STEPS = ['standing', 'walking-1', 'walking-2'] as const;
export type Step = (typeof STEPS)[number];

/** The camel, standing or in one of the two frames of its walk. */
export function Camel({ step = 'standing', ...art }: ArtProps & { step?: Step | undefined }) {
  return <Piece group="things" name={`camel-${step}`} {...art} />;
}

/** A card seen from behind. */
export function CardBack(props: ArtProps) {
  return (
    <Picture width={64} height={90} {...props}>
      <Use group="things" name="card-back" />
    </Picture>
  );
}

/** The pile that goods cards are drawn from. */
export function DrawPile(props: ArtProps) {
  return <Piece group="things" name="pile" {...props} />;
}

/** A player's shop: a stall under its awning. */
export function Shop(props: ArtProps) {
  return <Piece group="things" name="shop" {...props} />;
}

/** A player's hand: a fan of cards. */
export function Hand(props: ArtProps) {
  return <Piece group="things" name="fan" {...props} />;
}
