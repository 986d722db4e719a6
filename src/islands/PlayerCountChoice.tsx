import type { Translator, WordsOf } from '../i18n/translate.ts';
import type { PlayerCount } from '../lib/seats.ts';
import './island.css';

interface CountProps {
  count: PlayerCount;
  words: Pick<Translator<keyof WordsOf<'people.'>>, 't'>;
  onCount: (count: PlayerCount) => void;
}

/** How many play. */
export function PlayerCountChoice({ count, words: { t }, onCount }: CountProps) {
  return (
    <fieldset class="choices" aria-label={t('people.count')}>
      {([2, 3, 4] as const).map((n) => (
        <button key={n} type="button" class="choice" aria-pressed={n === count} onClick={() => onCount(n)}>
          {t('people.n', { n })}
        </button>
      ))}
    </fieldset>
  );
}
