import { useMemo } from 'preact/hooks';
import type { GameEvent } from '../../../games/dunhuang/index.ts';
import { tracker } from '../../../games/dunhuang/index.ts';
import { translator, type WordsOf } from '../../../i18n/translate.ts';
import type { Lang } from '../../../lib/languages.ts';
import { type ExampleSeat, Seat, type SeatWords } from '../../../reference/dunhuang/Seat.tsx';
import { exampleSeat } from '../../../reference/dunhuang/scenes/frames.ts';
import type { BrokenWords } from '../../Broken.tsx';
import { guarded } from '../../guarded.tsx';
import { createTryOut } from './model.ts';
import { tell } from './sentences.ts';
import './try-out.css';

export type TryOutWords = SeatWords & WordsOf<'try.' | 'character.'>;

interface Props {
  lang: Lang;
  words: TryOutWords & BrokenWords;
  /** Which side of Mei's token is up at the start. */
  side: 'number' | 'shang';
}

const NOTHING: readonly GameEvent[] = [];

/** Buttons that let things happen to a token, and what the rules make of it. */
function Example({ lang, words, side }: Props) {
  const model = useMemo(() => createTryOut(side), [side]);
  const say = translator(lang, words);
  const { t } = say;
  const position = model.position.value;
  const last = model.events.value.at(-1) ?? NOTHING;
  const seats: ExampleSeat[] = ([0, 1] as const).map((seat) => {
    const { prestige: _, hand, ...shown } = exampleSeat(position, seat, last);
    return hand && hand.length > 0 ? { ...shown, hand } : shown;
  });

  return (
    <div class="try-out">
      <fieldset>
        <legend>{t('try.circle')}</legend>
        {tracker.RELIGIONS.map((religion) => (
          <label key={religion}>
            <input
              type="radio"
              name="religion"
              checked={model.religion.value === religion}
              onChange={() => model.choose(religion)}
            />
            {t(`character.${religion}`)}
          </label>
        ))}
      </fieldset>
      <div class="seats">
        {seats.map((seat) => (
          <Seat key={seat.name} seat={seat} say={say} />
        ))}
      </div>
      <div class="try-deeds">
        {model.deeds.value.map((deed) => (
          <button key={deed} class="button" type="button" onClick={() => model.does(deed)}>
            {t(`try.${deed}`)}
          </button>
        ))}
        {model.answers.value.map((answer) => (
          <button key={answer} class="button button--main" type="button" onClick={() => model.answer(answer)}>
            {t(`try.${answer}`)}
          </button>
        ))}
      </div>
      <ol class="try-log" aria-live="polite" aria-label={t('try.log')}>
        {model.events.value.map((events, move) => (
          <li key={`${move}-${events[0]?.type}`}>{tell(events, say)}</li>
        ))}
      </ol>
      <button
        class="button"
        type="button"
        disabled={model.events.value.length === 0}
        onClick={() => model.reset()}
      >
        {t('try.again')}
      </button>
    </div>
  );
}

export const TryOut = guarded(Example);
