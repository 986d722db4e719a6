import { Scroller } from '../Scroller.tsx';
import { usePage } from './face.ts';
import type { Standing } from './standings.ts';

/** Points of one player from game to game, as a row of bars on one scale for all. */
function Points({ points, most }: { points: readonly number[]; most: number }) {
  const { t } = usePage();
  const last = points.slice(-20);
  return (
    <svg
      class="chart"
      viewBox={`0 0 ${20 * 6} 30`}
      role="img"
      aria-label={t('score.stats.chart', { points: last.join(', ') })}
    >
      {last.map((value, i) => {
        const height = Math.max((28 * value) / Math.max(most, 1), 1);
        // Games have no better name than their place in the row.
        return <rect key={`${i}-${value}`} x={i * 6} y={30 - height} width={5} height={height} />;
      })}
    </svg>
  );
}

function Wins({ wins, games }: { wins: number; games: number }) {
  return (
    <svg class="chart" viewBox="0 0 100 10" aria-hidden="true">
      <rect class="ground" width={100} height={10} />
      <rect width={(100 * wins) / games} height={10} />
    </svg>
  );
}

/** How everybody has done so far. */
export function Standings({ standings }: { standings: readonly Standing[] }) {
  const { t, number, face } = usePage();
  const most = Math.max(...standings.map(({ best }) => best ?? 0), 1);
  const figure = (value: number | null) => (value === null ? '–' : number(Math.round(value * 10) / 10));
  const how = (standing: Standing) =>
    Object.entries(standing.how)
      .filter(([, wins]) => wins > 0)
      .map(([way, wins]) => `${face.tellWay(way)} ${wins}`)
      .join(', ');
  return (
    <Scroller label={t('score.stats')}>
      <table>
        <caption>{t('score.stats')}</caption>
        <thead>
          <tr>
            {(['player', 'games', 'wins', 'average', 'best', 'how', 'points'] as const).map((column) => (
              <th key={column} scope="col">
                {t(`score.stats.${column}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {standings.map((standing) => (
            <tr key={standing.name}>
              <th scope="row">{standing.name}</th>
              <td>{standing.games}</td>
              <td>
                {standing.wins} <Wins wins={standing.wins} games={standing.games} />
              </td>
              <td>{figure(standing.average)}</td>
              <td>{figure(standing.best)}</td>
              <td>{how(standing)}</td>
              <td>
                <Points points={standing.points} most={most} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </Scroller>
  );
}
