import type { Good, Side } from '../games/dunhuang/types.ts';
import { type ArtProps, Picture, Piece, Use } from './Piece.tsx';

interface TokenProps extends ArtProps {
  good: Good;
  side?: Side | undefined;
}

/** A majority token: the number of its good, or 商, on a plaque in the colour of that good. */
export function Token({ good, side = 'number', ...art }: TokenProps) {
  return (
    <Picture width={64} height={64} {...art}>
      <g class={`art-good-${good}`}>
        <Use group="tokens" name="plaque" />
      </g>
      <g class="art-ink">
        <Use
          group="numbers"
          name={side === 'shang' ? 'shang' : String(good)}
          x={18}
          y={18}
          width={28}
          height={28}
        />
      </g>
    </Picture>
  );
}

interface CountProps extends ArtProps {
  /** How many; without it only the picture. */
  n?: number | undefined;
}

function Count({ name, n, label, ...art }: CountProps & { name: string }) {
  if (n === undefined) return <Piece group="tokens" name={name} label={label} {...art} />;
  const voice = label === undefined ? {} : { role: 'img' as const, 'aria-label': label };
  return (
    <span class="art-count" {...voice}>
      {n}&#8239;
      <Piece group="tokens" name={name} {...art} />
    </span>
  );
}

/** An amount of coins: "3" and a coin. */
export function Coins(props: CountProps) {
  return <Count name="coin" {...props} />;
}

/** An amount of prestige: "3" and the flaming jewel. */
export function Prestige(props: CountProps) {
  return <Count name="prestige" {...props} />;
}

/** The first-player marker. */
export function FirstPlayer(props: ArtProps) {
  return <Piece group="tokens" name="first" {...props} />;
}
