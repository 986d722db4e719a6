/** What a player has before them, as far as an example tells it. */
import { Die, MarketGood, Objective } from '../../art/DragonMarket.tsx';
import { Coins } from '../../art/Tokens.tsx';
import { BLUE, type Kind, RED, type Seat, type View } from '../../games/dragon-market/index.ts';
import type { Translator, WordsOf } from '../../i18n/translate.ts';
import type { Told } from './scenes/spec.ts';
import { goodKey } from './words.ts';
import './mat.css';

export type MatWords = WordsOf<'dragon.mat.' | 'dragon.good.'>;
export type SayMat = Translator<Extract<keyof MatWords, string>>;

const goodName = ({ t }: SayMat, kind: Kind): string => t(goodKey(kind));

/** The goods of an objective: taken, still needed, or not needed after all. */
function Needs({ view, seat, say }: { view: View; seat: Seat; say: SayMat }) {
  const { objective, goods, need } = view.sides[seat]!;
  if (objective === null) return null;
  const card = view.rulings.objectives === 'red' ? RED[objective]!.goods : BLUE[objective]!;
  return (
    <p class="mat-line">
      <span>{say.t('dragon.mat.objective')}</span>
      {card.map((kind) => {
        const state = goods.includes(kind) ? 'have' : need.includes(kind) ? 'need' : 'waived';
        return (
          <span key={kind} class={`mat-good mat-${state}`}>
            <MarketGood
              kind={kind}
              size={34}
              label={`${goodName(say, kind)}, ${say.t(`dragon.mat.${state}`)}`}
            />
          </span>
        );
      })}
    </p>
  );
}

function Drawn({ view, say }: { view: View; say: SayMat }) {
  if (view.drawn.cards.length === 0) return null;
  return (
    <p class="mat-line">
      <span>{say.t('dragon.mat.drawn')}</span>
      {view.drawn.cards.map((card) => (
        <Objective
          key={card}
          colour="red"
          goods={RED[card]!.goods}
          size={52}
          label={RED[card]!.goods.map((kind) => goodName(say, kind)).join(', ')}
        />
      ))}
    </p>
  );
}

interface MatProps {
  readonly view: View;
  readonly seat: Seat;
  readonly told: readonly Told[];
  readonly name: string;
  readonly say: SayMat;
}

export function Mat({ view, seat, told, name, say }: MatProps) {
  const moving = view.turn === seat && view.phase === 'move';
  const { coins } = view.sides[seat]!;
  return (
    <div class="mat">
      <p class="mat-line">
        <b>{name}</b>
        {told.includes('dice') && view.dice && (
          <span role="img" aria-label={say.t('dragon.mat.dice', { a: view.dice[0], b: view.dice[1] })}>
            <Die face={view.dice[0]} size={36} /> <Die face={view.dice[1]} size={36} />
          </span>
        )}
        {told.includes('points') && moving && <span>{say.plural('dragon.mat.points', view.points)}</span>}
        {told.includes('coins') && <Coins n={coins} label={say.plural('dragon.mat.coins', coins)} />}
      </p>
      {told.includes('objective') && <Needs view={view} seat={seat} say={say} />}
      {told.includes('drawn') && <Drawn view={view} say={say} />}
    </div>
  );
}

/** What lies beside the bay for everybody. */
export const Stock = ({ view: { stock }, say }: { view: View; say: SayMat }) => (
  <div class="mat">
    <p class="mat-line">
      <b>{say.t('dragon.mat.stock')}</b>
      <Coins n={stock} label={say.plural('dragon.mat.coins', stock)} />
    </p>
  </div>
);
