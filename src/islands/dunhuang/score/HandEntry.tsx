import { useRef, useState } from 'preact/hooks';
import { Good as GoodPicture } from '../../../art/index.ts';
import { GOODS, type Good, goodsInGame, type Seat } from '../../../games/dunhuang/index.ts';
import { countOf, leftOf } from './sheet.ts';
import type { Typed } from './typed.ts';
import { useSheet, useUi } from './ui.ts';
import { Warnings } from './Warnings.tsx';

const LONG_PRESS = 500; // milliseconds

function HandGood({ seat, good }: { seat: Seat; good: Good }) {
  const { model, t, good: goodName } = useUi();
  const sheet = useSheet((now) => [countOf(now.players[seat]!.hand, good), leftOf(now, good)]);
  const press = useRef<{ timer: ReturnType<typeof setTimeout>; long: boolean }>();
  const count = countOf(sheet.players[seat]!.hand, good);
  const left = leftOf(sheet, good);
  const name = goodName(good);
  const remove = () => model.removeCard(seat, good);

  const begin = () => {
    const now = { long: false, timer: setTimeout(() => end(), LONG_PRESS) };
    const end = () => {
      now.long = true;
      remove();
    };
    press.current = now;
  };
  const stop = () => clearTimeout(press.current?.timer);
  const tap = () => {
    const long = press.current?.long;
    press.current = undefined;
    if (!long) model.addCard(seat, good);
  };

  return (
    <div class="hand-good" data-wrong={left < 0 || undefined}>
      <button
        type="button"
        class="good-button"
        aria-label={t('score.hand.add', { good: name, n: count })}
        onPointerDown={begin}
        onPointerUp={stop}
        onPointerLeave={stop}
        onPointerCancel={stop}
        onContextMenu={(event) => event.preventDefault()}
        onClick={tap}
        onKeyDown={({ key }) => ['Delete', 'Backspace', '-'].includes(key) && remove()}
      >
        <GoodPicture n={good} size={36} />
        <span class="number">{good}</span>
        {count > 0 && <b class="amount">{count}</b>}
      </button>
      <button
        type="button"
        class="choice"
        disabled={count === 0}
        aria-label={t('score.hand.remove', { good: name })}
        onClick={remove}
      >
        −
      </button>
      <small>{t('score.hand.left', { n: Math.max(left, 0) })}</small>
    </div>
  );
}

/** The hand of one player: tapped good by good, or typed. */
export function HandEntry({ seat }: { seat: Seat }) {
  const { model, t, nameIn } = useUi();
  const [typed, setTyped] = useState<{ text: string; read: Typed }>();
  const sheet = useSheet(({ count, players }) => [count, players[seat]]);
  const { hand } = sheet.players[seat]!;
  const shown = GOODS.filter((good) => goodsInGame(sheet.count).includes(good) || hand.includes(good));
  const problem = typed && 'problem' in typed.read ? typed.read : undefined;
  const id = `typed-${seat}`;
  return (
    <fieldset class="count">
      <legend>
        {t('score.hand')}: <b>{hand.length}</b>
        <span class="unseen"> {nameIn(sheet, seat)}</span>
      </legend>
      <div class="goods">
        {shown.map((good) => (
          <HandGood key={good} seat={seat} good={good} />
        ))}
      </div>
      <Warnings about={(warning) => warning.code === 'cards' && hand.includes(warning.good)} />
      <label class="typed" for={id}>
        {t('score.hand.type')}
      </label>
      <input
        id={id}
        type="text"
        inputMode="numeric"
        autocomplete="off"
        placeholder="5 5 7 10"
        value={problem ? typed?.text : hand.join(' ')}
        aria-invalid={problem !== undefined}
        aria-describedby={`${id}-problem`}
        onChange={({ currentTarget: { value } }) =>
          setTyped({ text: value, read: model.typeHand(seat, value) })
        }
      />
      <p class="problem" id={`${id}-problem`} role="alert">
        {problem?.problem === 'no-good' && t('score.hand.no-good', { text: problem.text })}
        {problem?.problem === 'too-long' && t('score.hand.too-long')}
      </p>
    </fieldset>
  );
}
