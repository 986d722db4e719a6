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
import type { Destinations, Effects, SetupWords, Ui } from './ui.ts';
import { Wishes } from './Wishes.tsx';
import './setup.css';

interface Props {
  lang: Lang;
  words: SetupWords & BrokenWords;
  effects: Effects;
  destinations: Destinations;
}

/** From "we want to play" to a table that is ready. */
function SetupIsland({ lang, words, effects, destinations }: Props) {
  const ui = useMemo((): Ui => {
    const model = createSetup({
      draft: draftBox(),
      history: historyBox(),
      random: drawNumber,
      now: () => new Date(),
      newId,
    });
    return { ...translator(lang, words), model };
  }, [lang, words]);
  const { model } = ui;
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

  return (
    <UiContext.Provider value={ui}>
      <div class={started ? 'setup setup-started' : 'setup'}>
        <div class="setup-table">
          <Players />
          <Circle />
          <Tools effects={effects} />
          <StorageNote trouble={model.trouble.value} />
        </div>
        <div class="setup-panels">
          <Onward destinations={destinations} />
          <Wishes />
          <People />
          <Checklist rules={destinations.rules} />
          <Expect />
          <Eight effects={effects} />
          <Code />
          <History />
        </div>
        <NoticeLine />
      </div>
    </UiContext.Provider>
  );
}

export const Setup = guarded(SetupIsland, { setup: 'shang.dunhuang.setup', setups: 'shang.dunhuang.setups' });
