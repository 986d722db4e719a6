/** A table as it can be told to somebody who has not followed the game: what lies open, one's own hand, and who is known to hold what. */
import { ascending, handZone, knownCard } from './known-cards.ts';
import type { View } from './view.ts';
import { readView } from './view-read.ts';

/** The view with no more behind it than it shows: whatever its seat remembers besides, or half knows, is left out. Throws InvalidInput. */
export function toldView(view: View): View {
  const seen = readView(view);
  const cards = seen.seats.flatMap(({ known }, seat) =>
    seat === seen.seat ? [] : known.map((good) => knownCard(handZone(seat), good)),
  );
  return { ...seen, memory: { cards: cards.sort(ascending), bottom: [], unkept: [] } };
}
