import { useUi } from '../ui/context.ts';
import type { LevelResult } from './results.ts';
import './results.css';

/** What came of one's games against bots. */
export default function ResultList({ results }: { results: readonly LevelResult[] }) {
  const ui = useUi();
  const { t, number } = ui;
  return (
    <section class="results" aria-labelledby="results">
      <h2 id="results">{t('table.results.title')}</h2>
      <table>
        <thead>
          <tr>
            <th scope="col">{t('table.results.level')}</th>
            <th scope="col">{t('table.results.won')}</th>
            <th scope="col">{t('table.results.lost')}</th>
          </tr>
        </thead>
        <tbody>
          {results.map(({ level, won, lost }) => (
            <tr key={level}>
              <th scope="row">{ui.face.newGame.nameLevel(level, ui)}</th>
              <td>{number(won)}</td>
              <td>{number(lost)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p class="hint-line">{t('table.results.about')}</p>
    </section>
  );
}
