import { type ArtProps, Picture, Use } from './Piece.tsx';
import type { Step } from './TablePieces.tsx';

interface WalkerProps {
  step: Step;
  x: number;
  y: number;
  size: number;
}

/** A camel in a scene keeps its own light, the scene's being dimmer at night. */
function Walker({ step, x, y, size }: WalkerProps) {
  return (
    <g class="art">
      <Use group="things" name={`camel-${step}`} x={x} y={y} width={size} height={size} />
    </g>
  );
}

/** The caravan before the caves of Mogao. */
export function Caravan(props: ArtProps) {
  return (
    <Picture width={600} height={240} {...props} class="art-scene">
      <Use group="scenes" name="desert" />
      <g class="art-sun">
        <Use group="numbers" name="shang" x={92} y={55} width={56} height={56} />
      </g>
      <Walker step="walking-1" x={60} y={138} size={76} />
      <Walker step="walking-2" x={158} y={146} size={76} />
      <Walker step="walking-1" x={256} y={154} size={76} />
    </Picture>
  );
}

/** Nothing here under this address: tracks that go round, and a signpost. */
export function Lost(props: ArtProps) {
  return (
    <Picture width={240} height={160} {...props} class="art-scene">
      <Use group="scenes" name="lost" />
      <Walker step="standing" x={104} y={78} size={56} />
    </Picture>
  );
}

/** Nothing here yet: a stall without goods. */
export function Empty(props: ArtProps) {
  return (
    <Picture width={240} height={160} {...props} class="art-scene">
      <Use group="scenes" name="empty" />
    </Picture>
  );
}

/** The ground of the table: by day a painted roundel, at night the same under a lamp. */
export function Ground(props: ArtProps) {
  return (
    <Picture width={320} height={320} {...props} class="art-scene">
      <Use group="things" name="ground" />
    </Picture>
  );
}
