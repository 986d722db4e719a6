import type { View } from '../../../games/dragon-market/index.ts';
import type { Speech } from './words/speech.ts';

/** Whose cards are played with. */
export function Facts({ view, speech: { t } }: { view: View; speech: Speech }) {
  return <>{t(view.deck === null ? 'dragon.table.facts.our-cards' : 'dragon.table.facts.own-cards')}</>;
}
