import type { Collection } from './collection.ts';
import { streakOf } from './daily.ts';
import type { PuzzlesKept } from './kept.ts';
import { Results } from './Results.tsx';
import { useUi } from './words.ts';

/** From here on a rating moves little. */
const SURE = 120;

interface Props {
  collection: Collection | null | undefined;
  kept: PuzzlesKept;
  today: number;
  /** The address names a puzzle that there is not. */
  unknown: boolean;
  learn: string;
}

/** Today's puzzle, the next one, and how somebody has done so far. */
export function Overview({ collection, kept, today, unknown, learn }: Props) {
  const { t, plural } = useUi();
  const { rating, results, days } = kept;
  const solved = days.includes(today);
  const missed =
    !solved && results.some(({ id, day }) => day === today && id === collection?.daily(today).id);
  const done = solved || missed;
  const streak = streakOf(days, today);
  return (
    <>
      {unknown && <p class="problem">{t('puzzle.unknown')}</p>}
      {collection === null && <p class="problem">{t('puzzle.failed')}</p>}
      <p class="puzzle-ways">
        <a class={done ? 'button' : 'button button--main'} href="#puzzle=daily">
          {t('puzzle.daily')}
        </a>
        {collection ? (
          <a class={done ? 'button button--main' : 'button'} href={`#puzzle=${collection.next(kept).id}`}>
            {t('puzzle.next')}
          </a>
        ) : (
          collection === undefined && <span role="status">{t('puzzle.coming')}</span>
        )}
      </p>
      {done && <p>{t(solved ? 'puzzle.daily.solved' : 'puzzle.daily.missed')}</p>}
      {streak > 0 && <p class="puzzle-streak">{plural('puzzle.streak', streak)}</p>}
      <h2>{t(rating.deviation > SURE ? 'puzzle.rating.unsure' : 'puzzle.rating', { n: rating.value })}</h2>
      <p>{t('puzzle.rating.about')}</p>
      {collection && <p>{t('puzzle.count', { n: collection.size })}</p>}
      <h2>{t('puzzle.results')}</h2>
      <Results results={results} />
      <p>
        <a href={learn}>{t('puzzle.learn')}</a>
      </p>
    </>
  );
}
