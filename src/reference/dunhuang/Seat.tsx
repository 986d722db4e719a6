import { Coins, GoodCard, Prestige, Token } from '../../art/index.ts';
import type { Good, Side } from '../../games/dunhuang/index.ts';
import type { Translator, WordsOf } from '../../i18n/translate.ts';
import './seat.css';

/** What an example shows of one player; what it leaves out does not matter there. */
export interface ExampleSeat {
  readonly name: string;
  readonly shop?: readonly Good[];
  readonly tokens?: Readonly<Partial<Record<Good, Side>>>;
  readonly hand?: readonly Good[];
  readonly coins?: number;
  readonly prestige?: number;
  /** Cards that have just come into the shop, or into the hand: marked. */
  readonly new?: readonly Good[];
  readonly newHand?: readonly Good[];
}

export type SeatWords = WordsOf<'rules.' | 'good.'>;
type Say = Translator<Extract<keyof SeatWords, string>>;

interface Pile {
  readonly good: Good;
  readonly count: number;
}

const piles = (goods: readonly Good[]): readonly Pile[] =>
  [...new Set(goods)]
    .sort((a, b) => a - b)
    .map((good) => ({ good, count: goods.filter((other) => other === good).length }));

/** The same picture in words, for who does not see it. */
function describe({ name, shop, hand, tokens = {}, coins, prestige }: ExampleSeat, { t }: Say): string {
  const list = (goods: readonly Good[], withTokens: boolean) =>
    piles(goods)
      .map(({ good, count }) => {
        const side = withTokens ? tokens[good] : undefined;
        const token = side ? ` (${t(`rules.token.${side}`)})` : '';
        return `${count} × ${t(`good.${good}`)}${token}`;
      })
      .join(', ') || t('rules.empty');
  const parts = [
    shop && `${t('rules.shop')}: ${list(shop, true)}`,
    hand && `${t('rules.hand')}: ${list(hand, false)}`,
    coins !== undefined && `${t('rules.coins')}: ${coins}`,
    prestige !== undefined && `${t('rules.prestige')}: ${prestige}`,
  ];
  return `${name}. ${parts.filter(Boolean).join('. ')}.`;
}

function Cards({
  goods,
  seat,
  fresh,
}: {
  goods: readonly Good[];
  seat?: ExampleSeat;
  fresh: readonly Good[];
}) {
  return (
    <span class="seat-cards">
      {piles(goods).map(({ good, count }) => (
        <span class="seat-pile" key={good}>
          {Array.from({ length: count }, (_, index) => (
            <GoodCard
              key={`${good}-${index}`}
              n={good}
              size={44}
              class={index === count - 1 && fresh.includes(good) ? 'seat-new' : undefined}
            />
          ))}
          {seat?.tokens?.[good] && (
            <Token good={good} side={seat.tokens[good]} size={34} class="seat-token" />
          )}
        </span>
      ))}
    </span>
  );
}

/** One player's things, drawn. */
export function Seat({ seat, say }: { seat: ExampleSeat; say: Say }) {
  return (
    <div class="seat">
      <p class="unseen">{describe(seat, say)}</p>
      <div aria-hidden="true" data-pagefind-ignore>
        <p class="seat-head">
          <b>{seat.name}</b>
          {seat.coins !== undefined && <Coins n={seat.coins} />}
          {seat.prestige !== undefined && <Prestige n={seat.prestige} />}
        </p>
        {seat.shop && (
          <div class="seat-row">
            <span>{say.t('rules.shop')}</span>
            <Cards goods={seat.shop} seat={seat} fresh={seat.new ?? []} />
          </div>
        )}
        {seat.hand && (
          <div class="seat-row seat-hand">
            <span>{say.t('rules.hand')}</span>
            <Cards goods={seat.hand} fresh={seat.newHand ?? []} />
          </div>
        )}
      </div>
    </div>
  );
}
