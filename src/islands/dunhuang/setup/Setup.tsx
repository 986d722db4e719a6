import { useEffect, useMemo } from 'preact/hooks';
import { translator } from '../../../i18n/translate.ts';
import { drawNumber, newId } from '../../../lib/entropy.ts';
import { onKeptElsewhere } from '../../../lib/kept-elsewhere.ts';
import type { Lang } from '../../../lib/languages.ts';
import type { BrokenWords } from '../../Broken.tsx';
import { guarded } from '../../guarded.tsx';
import { StorageNote } from '../../StorageNote.tsx';
import { UiContext } from '../../ui.ts';
import { writeHandover } from '../handover.ts';
import { draftBox, historyBox } from './boxes.ts';
import { Checklist } from './Checklist.tsx';
import { Circle } from './Circle.tsx';
import { Code } from './Code.tsx';
import { Eight } from './Eight.tsx';
import { Expect } from './Expect.tsx';
import { History } from './History.tsx';
import { createSetup } from './model.ts';
import { NoticeLine } from './NoticeLine.tsx';
import { Onward } from './Onward.tsx';
import { People } from './People.tsx';
import { Players } from './Players.tsx';
import { Tools } from './Tools.tsx';
import { Wishes } from './Wishes.tsx';
import type { Destinations, Effects, SetupWords } from './words.ts';
import './setup.css';

interface Props {
  lang: Lang;
  words: SetupWords & BrokenWords;
  effects: Effects;
  destinations: Destinations;
}

/** From "we want to play" to a table that is ready. */
function SetupIsland({ lang, words, effects, destinations }: Props) {
  const model = useMemo(
    () =>
      createSetup({
        draft: draftBox(),
        history: historyBox(),
        random: drawNumber,
        now: () => new Date(),
        newId,
      }),
    [],
  );
  useEffect(() => {
    const stop = model.start(location.hash);
    const follow = () => model.follow(location.hash);
    addEventListener('hashchange', follow);
    const stopReading = onKeptElsewhere([draftBox().key, historyBox().key], model.readAgain);
    return () => {
      stop();
      stopReading();
      removeEventListener('hashchange', follow);
    };
  }, [model]);

  // The address is the circle: whoever copies it, or comes back to it, gets this one.
  const code = model.code.value;
  const started = model.started.value;
  useEffect(() => {
    if (started) history.replaceState(history.state, '', writeHandover({ setup: code, players: [] }));
  }, [started, code]);

  const say = useMemo(() => translator(lang, words), [lang, words]);
  const part = { model, say };
  return (
    <UiContext.Provider value={say}>
      <div class={started ? 'setup setup-started' : 'setup'}>
        <div class="setup-table">
          <Players {...part} />
          <Circle {...part} />
          <Tools {...part} effects={effects} />
          <StorageNote trouble={model.trouble.value} />
        </div>
        <div class="setup-panels">
          <Onward {...part} destinations={destinations} />
          <Wishes {...part} />
          <People {...part} />
          <Checklist {...part} rules={destinations.rules} />
          <Expect {...part} />
          <Eight {...part} effects={effects} />
          <Code {...part} />
          <History {...part} />
        </div>
        <NoticeLine {...part} />
      </div>
    </UiContext.Provider>
  );
}

export const Setup = guarded(SetupIsland, { setup: 'shang.dunhuang.setup', setups: 'shang.dunhuang.setups' });
