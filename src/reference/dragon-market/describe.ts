/** What a picture shows, in words: for who does not see it. */
import { type Square, squaresOf } from '../../games/dragon-market/index.ts';
import type { Translator, WordsOf } from '../../i18n/translate.ts';
import type { BayPieces } from './Bay.tsx';
import { CORNERS, type Cut, isIn, SIDE, squareName } from './geometry.ts';
import type { Marks } from './marks.ts';
import { goodKey } from './words.ts';

export type BayWords = WordsOf<'dragon.bay.' | 'dragon.good.'>;
export type SayBay = Translator<Extract<keyof BayWords, string>>;

const list = (squares: readonly Square[]) => squares.map(squareName).join(', ');

function boatsIn({ boats }: BayPieces, cut: Cut, { t }: SayBay): string[] {
  return boats.flatMap((boat, id) => {
    if (boat === null) return [];
    const [sailor, ...piles] = squaresOf(id, boat.at, boat.heading) as [Square, Square, Square];
    if (![sailor, ...piles].some((square) => isIn(cut, square))) return [];
    const [first, second] = piles.map((square, i) => {
      const { kind, left } = boat.piles[i]!;
      const at = squareName(square);
      return left === 0
        ? t('dragon.bay.pile.empty', { square: at })
        : t('dragon.bay.pile', { good: t(goodKey(kind)), square: at });
    });
    return [t('dragon.bay.boat', { sailor: squareName(sailor), first: first!, second: second! })];
  });
}

function marksIn({ swept, ghosts, path, blocked }: Marks, { t }: SayBay): string[] {
  return [
    ...(swept.length > 0 ? [t('dragon.bay.swept', { squares: list(swept) })] : []),
    ...ghosts.map(({ boat, at, heading }) => {
      const [sailor, first, second] = squaresOf(boat, at, heading).map(squareName);
      return t('dragon.bay.ghost', { sailor: sailor!, first: first!, second: second! });
    }),
    ...(path.length > 0 ? [t('dragon.bay.path', { squares: list(path) })] : []),
    ...(blocked.length > 0 ? [t('dragon.bay.blocked', { squares: list(blocked) })] : []),
  ];
}

/** Everything in that part of the bay, and the marks. */
export function describeBay(
  pieces: BayPieces,
  cut: Cut,
  marks: Marks,
  names: readonly string[],
  say: SayBay,
): string {
  const { t } = say;
  const heirs = pieces.heirs.flatMap((square, seat) =>
    isIn(cut, square) ? [t('dragon.bay.heir', { name: names[seat]!, square: squareName(square) })] : [],
  );
  const pontoons = CORNERS.filter((square) => isIn(cut, square)).map((square) =>
    t('dragon.bay.pontoon', { square: squareName(square) }),
  );
  return [
    t(cut.rows >= SIDE && cut.columns >= SIDE ? 'dragon.bay.whole' : 'dragon.bay.part'),
    ...pontoons,
    ...boatsIn(pieces, cut, say),
    ...heirs,
    ...marksIn(marks, say),
  ].join(' ');
}
