/** A table before a turn as a short text. It holds what is told of it (`toldView`) and no hidden card. */
import {
  CHARACTERS,
  type CharacterId,
  DEFAULT_RULINGS,
  GOODS,
  type Good,
  type PlayerCount,
  type Seat,
  type Space,
  toldView,
  type View,
} from '../../../games/dunhuang/index.ts';

const COINS = 44;
const PRESTIGE = 28;

type ViewSeat = View['seats'][number];

const goodOf = (digit: string): Good => {
  const good = Number.parseInt(digit, 36) as Good;
  if (!GOODS.includes(good)) throw new RangeError(digit);
  return good;
};
const readGoods = (text: string): Good[] => [...text].map(goodOf);
const writeGoods = (goods: readonly Good[]): string => goods.map((good) => good.toString(36)).join('');
const count = (text: string): number => {
  if (!/^[0-9a-z]{1,2}$/.test(text)) throw new RangeError(text);
  return Number.parseInt(text, 36);
};

function readSeat(text: string): ViewSeat {
  const [shop = '', tokens = '', coins = '', prestige = '', handSize = '', known = ''] = text.split('/');
  return {
    shop: readGoods(shop),
    tokens: (tokens.match(/!?[0-9a-z]/g) ?? []).map((token) => ({
      good: goodOf(token.at(-1)!),
      side: token.startsWith('!') ? 'shang' : 'number',
    })),
    coins: count(coins),
    prestige: count(prestige),
    handSize: count(handSize),
    known: readGoods(known),
  };
}

function writeSeat({ shop, tokens, coins, prestige, handSize, known }: ViewSeat): string {
  const marked = tokens.map(({ good, side }) => `${side === 'shang' ? '!' : ''}${good.toString(36)}`);
  const numbers = [coins, prestige, handSize].map((n) => n.toString(36));
  return [writeGoods(shop), marked.join(''), ...numbers, writeGoods(known)].join('/');
}

const sum = (seats: readonly ViewSeat[], what: 'coins' | 'prestige'): number =>
  seats.reduce((total, seat) => total + seat[what], 0);

const writeCircle = (circle: readonly CharacterId[]): string =>
  circle.map((id) => CHARACTERS.indexOf(id).toString(16)).join('');

export function writeView(view: View): string {
  const head = [view.players, view.seat, view.firstPlayer, view.closing ? 1 : 0, view.camel].join('');
  const market = view.market.map((good) => (good ?? 0).toString(36)).join('');
  const seats = view.seats.map(writeSeat).join(' ');
  const circle = writeCircle(view.circle);
  return `${head} ${circle} ${market} ${view.pile.toString(36)} ${writeGoods(view.discards) || '-'} ${seats}`;
}

/** Throws for what is none. */
export function readView(text: string): View {
  const [head = '', circle = '', market = '', pile = '', discards = '', ...seatTexts] = text.split(' ');
  const [players, seat, firstPlayer, closing, camel] = [...head].map(Number);
  const seats = seatTexts.map(readSeat);
  return toldView({
    seat: seat as Seat,
    players: players as PlayerCount,
    rulings: DEFAULT_RULINGS,
    circle: [...circle].map((digit) => CHARACTERS[Number.parseInt(digit, 16)]!),
    market: [...market].map((digit) => (digit === '0' ? null : goodOf(digit))),
    camel: camel as Space,
    pile: count(pile),
    supply: { coins: COINS - sum(seats, 'coins'), prestige: PRESTIGE - sum(seats, 'prestige') },
    discards: discards === '-' ? [] : readGoods(discards),
    seats,
    dealt: [],
    firstPlayer: firstPlayer as Seat,
    turn: seat as Seat,
    ask: 'camel',
    toMove: seat as Seat,
    steps: 0,
    closing: closing === 1,
    next: null,
    drawn: { count: 0, goods: [] },
    give: null,
    question: null,
    result: null,
    memory: { cards: [], bottom: [], unkept: [] },
  });
}
