import type { View } from '../../../games/dragon-market/index.ts';
import { useUi } from './words/speech.ts';

/** Whose cards are played with. */
export function Facts({ view }: { view: View }) {
  const { t } = useUi();
  return <>{t(view.deck === null ? 'dragon.table.facts.our-cards' : 'dragon.table.facts.own-cards')}</>;
}
