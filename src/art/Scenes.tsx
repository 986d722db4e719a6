import { type ArtProps, Picture, Use } from './Piece.tsx';

/** For a page that is not there: three hares going round in circles under a painted ceiling. */
export function Lost(props: ArtProps) {
  return (
    <Picture width={192} height={192} {...props}>
      <Use group="scenes" name="lost" />
    </Picture>
  );
}
