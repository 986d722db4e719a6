import { type ArtProps, Picture, Piece, Use } from './Piece.tsx';

export const ORNAMENTS = ['hares', 'lotus', 'cloud', 'flame', 'ribbon'] as const;
export type OrnamentName = (typeof ORNAMENTS)[number];

/** A motif of the caves in the colour of the text around it. */
export function Ornament({ name, ...art }: ArtProps & { name: OrnamentName }) {
  return <Piece group="ornaments" name={name} {...art} />;
}

/** A pause between two parts of a page: a lotus, and clouds drifting from it to both sides. */
export function Divider(props: Omit<ArtProps, 'label'>) {
  return (
    <Picture width={208} height={64} {...props}>
      <g transform="matrix(-1 0 0 1 64 0)">
        <Use group="ornaments" name="cloud" width={64} height={64} />
      </g>
      <Use group="ornaments" name="lotus" x={72} width={64} height={64} />
      <Use group="ornaments" name="cloud" x={144} width={64} height={64} />
    </Picture>
  );
}

/** The painted ceiling of a cave: three hares chase each other in a lotus. */
export function Ceiling(props: ArtProps) {
  return (
    <Picture width={192} height={192} {...props}>
      <Use group="scenes" name="ceiling" />
    </Picture>
  );
}
