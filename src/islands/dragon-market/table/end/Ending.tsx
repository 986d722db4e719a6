import { Heir, MarketGood } from '../../../../art/DragonMarket.tsx';
import type { Outcome, Seat, View } from '../../../../games/dragon-market/index.ts';
import type { EndingProps } from '../../../table/game/face.ts';
import { EndingFrame } from '../../../table/ui/EndingFrame.tsx';
import { goodsOf, seatsOf } from '../cards.ts';
import { useUi } from '../words/speech.ts';
import './end.css';

interface Props extends EndingProps {
  readonly view: View;
  readonly outcome: Outcome;
}

/** What everybody has completed, and their coins. */
function Reckoning({ view }: { view: View }) {
  const { t, name, colour, good } = useUi();
  return (
    <table class="reckoning">
      <thead>
        <tr>
          <th>{t('dragon.table.end.player')}</th>
          <th>{t('dragon.table.end.done')}</th>
          <th>{t('dragon.table.end.coins')}</th>
        </tr>
      </thead>
      <tbody>
        {view.sides.map(({ done, coins }, side) => (
          <tr key={side}>
            <th scope="row">
              {seatsOf(view, side).map((seat) => (
                <span key={seat}>
                  <Heir seat={colour(seat)} /> {name(seat)}{' '}
                </span>
              ))}
            </th>
            <td>
              {done.map((card) => (
                <span key={card} class="reckoning-card">
                  {goodsOf(view, card).map((kind) => (
                    <MarketGood key={kind} kind={kind} size={24} label={good(kind)} />
                  ))}
                </span>
              ))}
            </td>
            <td>{coins}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** The game is over: who has won, with what, and what now. */
export default function Ending({ view, outcome, ...ways }: Props) {
  const { t, name, colour } = useUi();
  const [first, second] = outcome.winners as readonly Seat[];
  const verdict =
    second === undefined
      ? t('dragon.table.end.won', { name: name(first!) })
      : t('dragon.table.end.won.team', { name: name(first!), other: name(second) });
  return (
    <EndingFrame
      {...ways}
      winners={outcome.winners.map((seat) => <Heir key={seat} seat={colour(seat)} size={28} />)}
      verdict={verdict}
      more={t('table.end.title')}
    >
      <p>{verdict}</p>
      <Reckoning view={view} />
    </EndingFrame>
  );
}
