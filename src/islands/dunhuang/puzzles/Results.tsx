import type { Result } from './kept.ts';
import { type Count, statisticsOf } from './statistics.ts';
import { useUi } from './words.ts';

/** Solved, by kind and by character. */
export function Results({ results }: { results: readonly Result[] }) {
  const { t } = useUi();
  if (results.length === 0) return <p>{t('puzzle.results.none')}</p>;
  const { all, kinds, characters } = statisticsOf(results);
  const row = (name: string, { solved, tried }: Count) => (
    <tr key={name}>
      <th scope="row">{name}</th>
      <td>{t('puzzle.results.of', { solved, tried })}</td>
    </tr>
  );
  return (
    <table class="puzzle-results">
      <thead>
        <tr>
          <th scope="col">{t('puzzle.results.what')}</th>
          <th scope="col">{t('puzzle.results.solved')}</th>
        </tr>
      </thead>
      <tbody>
        {row(t('puzzle.results.all'), all)}
        {kinds.map(({ kind, ...count }) => row(t(`puzzle.kind.${kind}`), count))}
        {characters.map(({ character, ...count }) => row(t(`character.${character}`), count))}
      </tbody>
    </table>
  );
}
