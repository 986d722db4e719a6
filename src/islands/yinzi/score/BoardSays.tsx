import { AmountRow, upTo } from './AmountRow.tsx';
import { asksRate, marketsUsed } from './sheet.ts';
import { useUi } from './ui.ts';

const RATES = upTo(13);
const WORTH = [2, 3, 4, 5];

/** What only the board can say, asked for as soon as it makes points. What a market pays is known from then on. */
export default function BoardSays() {
  const { model, t, thing } = useUi();
  const sheet = model.sheet.value;
  const markets = marketsUsed(sheet);
  return (
    <section class="board-says card" aria-labelledby="board-says">
      <h3 id="board-says" tabIndex={-1}>
        {t('yinzi.score.board')}
      </h3>
      {asksRate(sheet) && (
        <AmountRow
          id="pad-rate"
          label={t('yinzi.score.rate')}
          amount={sheet.rate}
          quick={RATES}
          onAmount={model.setRate}
        />
      )}
      {markets.length > 0 && <p>{t('yinzi.score.worth')}</p>}
      {markets.map((market) => (
        <AmountRow
          key={market}
          id={`pad-worth-${market}`}
          label={thing(market)}
          amount={sheet.points[market]}
          quick={WORTH}
          onAmount={(amount) => model.setPoints(market, amount)}
        />
      ))}
    </section>
  );
}
