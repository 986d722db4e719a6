import { PlayerCountChoice } from '../../PlayerCountChoice.tsx';
import { LaterDetails } from '../../score/LaterDetails.tsx';
import { useUi } from './ui.ts';

/** How many played, and for those who like, who. */
export function GameFacts() {
  const { model, t } = useUi();
  return (
    <section class="facts chrome">
      <PlayerCountChoice count={model.sheet.value.count} onCount={model.setCount} />
      <LaterDetails title={t('yinzi.score.facts')} load={() => import('./Names.tsx')} />
    </section>
  );
}
