import { SeatMark, Token } from '../../../art/index.ts';
import { GOODS, goodsInGame, type Seat } from '../../../games/dunhuang/index.ts';
import { tokensOf } from './sheet.ts';
import { peopleIn, useSheet, useUi } from './ui.ts';
import { Warnings } from './Warnings.tsx';

/** The majority tokens of one player: a tap takes one, from the middle or from another. */
export function Tokens({ seat }: { seat: Seat }) {
  const { model, t, good: goodName, nameIn } = useUi();
  const sheet = useSheet((now) => [now.tokens, peopleIn(now)]);
  // A token that the player count takes out is shown only where somebody holds it all the same.
  const shown = GOODS.filter(
    (good) => goodsInGame(sheet.count).includes(good) || sheet.tokens[good - 1] === seat,
  );
  return (
    <fieldset class="count">
      <legend>
        {t('score.tokens')}: <b>{tokensOf(sheet, seat).length}</b>
        <span class="unseen"> {nameIn(sheet, seat)}</span>
      </legend>
      <div class="goods">
        {shown.map((good) => {
          const holder = sheet.tokens[good - 1] ?? null;
          const away = holder !== null && holder !== seat && holder < sheet.count;
          const name = goodName(good);
          return (
            <button
              key={good}
              type="button"
              class="good-button"
              aria-pressed={holder === seat}
              aria-label={away ? t('score.token.of', { good: name, name: nameIn(sheet, holder) }) : name}
              onClick={() => model.toggleToken(seat, good)}
            >
              <Token good={good} size={44} />
              {away && <SeatMark seat={sheet.players[holder]!.colour} size={20} class="holder" />}
            </button>
          );
        })}
      </div>
      <Warnings about={(warning) => warning.code === 'token' && warning.seat === seat} />
    </fieldset>
  );
}
