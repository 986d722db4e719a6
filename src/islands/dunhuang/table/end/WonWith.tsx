import { GoodCard, Token } from '../../../../art/index.ts';
import type { Good } from '../../../../games/dunhuang/index.ts';
import { useUi } from '../words/speech.ts';

/** The tokens and goods of a win at once, at a glance. */
export function WonWith({ tokens, goods }: { tokens: readonly Good[]; goods: readonly Good[] }) {
  const { t, good, lists } = useUi();
  const named = (things: readonly Good[]) => lists.format(things.map((one) => good(one)));
  const label = `${t('score.tokens')}: ${named(tokens)}. ${t('score.hand')}: ${named(goods)}.`;
  return (
    <p class="ending-won" role="img" aria-label={label}>
      {tokens.map((one) => (
        <Token key={one} good={one} />
      ))}
      <b>+</b>
      {goods.map((one) => (
        <GoodCard key={one} n={one} />
      ))}
    </p>
  );
}
