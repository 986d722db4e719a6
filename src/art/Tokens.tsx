import type { Good, Seat, Side } from '../games/dunhuang/index.ts';
import { type ArtProps, Picture, Piece, Use } from './Piece.tsx';

interface TokenProps extends ArtProps {
  good: Good;
  side?: Side | undefined;
}

/** A majority token in the colour of its good: the number, or 商 with the number small beside it. */
export function Token({ good, side = 'number', ...art }: TokenProps) {
  const shang = side === 'shang';
  return (
    <Picture width={64} height={64} {...art}>
      <g class={`art-good-${good} art-rim`}>
        <Use group="tokens" name={shang ? 'plaque-shang' : 'plaque'} />
      </g>
      {shang && (
        <g class="art-plaster">
          <Use group="tokens" name="shang" />
        </g>
      )}
      {shang && <Use group="tokens" name="tag" />}
      <g class="art-ink">
        <Use
          group="numbers"
          name={String(good)}
          {...(shang ? { x: 45, y: 45, width: 16, height: 16 } : { x: 17, y: 17, width: 30, height: 30 })}
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
      {`${n}\u202f`}
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

/** The first-player marker: a caravan's pennant with a 1. */
export function FirstPlayer(props: ArtProps) {
  return (
    <Picture width={64} height={64} {...props}>
      <Use group="tokens" name="first" />
      <g class="art-plaster">
        <Use group="numbers" name="1" x={21} y={11} width={26} height={26} />
      </g>
    </Picture>
  );
}

interface SeatMarkProps extends ArtProps {
  seat: Seat;
}

/** Whose it is: each seat has a colour and a shape of its own. */
export function SeatMark({ seat, class: extra, ...art }: SeatMarkProps) {
  return (
    <Piece group="tokens" name={`seat-${seat}`} class={`art-seat-${seat} ${extra ?? ''}`.trim()} {...art} />
  );
}
