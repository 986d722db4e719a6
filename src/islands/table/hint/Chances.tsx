import { SEATS } from '../../../lib/seats.ts';
import { Scroller } from '../../Scroller.tsx';
import type { Review } from '../game/bots.ts';
import { useUi } from '../ui/context.ts';
import { percent } from './percent.ts';

const WIDTH = 600;
const HEIGHT = 220;

/** How the chances went, as a line for each player: in its colour, in a stroke of its own, and as a table for who cannot see it. */
export function Chances({ review: { moments, turningPoints } }: { review: Review }) {
  const ui = useUi();
  const players = SEATS.slice(0, moments[0]?.chances.length ?? 0);
  const x = (i: number): number => (WIDTH * i) / Math.max(1, moments.length - 1);
  const y = (chance: number): number => HEIGHT * (1 - chance);
  const turned = new Set(turningPoints.map(({ at }) => at));
  return (
    <figure class="chances">
      <svg viewBox={`-4 -6 ${WIDTH + 8} ${HEIGHT + 12}`} role="img" aria-label={ui.t('table.review.graph')}>
        {[0, 0.5, 1].map((chance) => (
          <line key={chance} class="chances-rule" x1={0} x2={WIDTH} y1={y(chance)} y2={y(chance)} />
        ))}
        {moments.map(
          ({ at }, i) =>
            turned.has(at) && <line key={at} class="chances-turn" x1={x(i)} x2={x(i)} y1={0} y2={HEIGHT} />,
        )}
        {players.map((seat) => (
          <polyline
            key={seat}
            class={`chances-line chances-line-${ui.colour(seat)}`}
            points={moments.map(({ chances }, i) => `${x(i)},${y(chances[seat]!)}`).join(' ')}
          />
        ))}
      </svg>
      <figcaption>
        <ul class="chances-legend">
          {players.map((seat) => (
            <li key={seat}>
              <ui.face.SeatMark seat={ui.colour(seat)} />{' '}
              <svg class="chances-key" viewBox="0 0 40 6" aria-hidden="true">
                <line class={`chances-line chances-line-${ui.colour(seat)}`} x1={0} x2={40} y1={3} y2={3} />
              </svg>{' '}
              {ui.name(seat)}
            </li>
          ))}
        </ul>
        <details>
          <summary>{ui.t('table.review.numbers')}</summary>
          <Scroller label={ui.t('table.review.numbers')}>
            <table>
              <thead>
                <tr>
                  <th scope="col">{ui.t('table.review.turn')}</th>
                  {players.map((seat) => (
                    <th key={seat} scope="col">
                      {ui.name(seat)}
                    </th>
                  ))}
                </tr>
              </thead>
              <tbody>
                {moments.map(({ at, chances }, i) => (
                  <tr key={at}>
                    <th scope="row">{i + 1}</th>
                    {players.map((seat) => (
                      <td key={seat}>{percent(chances[seat]!, ui.lang)}</td>
                    ))}
                  </tr>
                ))}
              </tbody>
            </table>
          </Scroller>
        </details>
      </figcaption>
    </figure>
  );
}
