/** What a person is asked and may answer, in words: worked out once for all that show it, and anew only when it changes. */
import { computed, type ReadonlySignal } from '@preact/signals';
import type { Chooser } from '../choosing/chooser.ts';
import { FEW, listOptions, nameWithGain, type Option, sizeOf } from '../choosing/options.ts';
import type { Session } from '../game/types.ts';
import type { Part } from '../game/words.ts';
import type { AtBoard, Ui } from '../ui/context.ts';

export interface Asked {
  /** All that can be chosen next. To name it all takes a while, so that is done for who asks. */
  readonly options: ReadonlySignal<readonly Option[]>;
  /** Those with a button of their own. */
  readonly answers: readonly Option[];
  /** What that does which somebody looks at; or a button's words in full, where it has few and nobody looks at anything else. */
  readonly about: string | readonly Part[] | undefined;
  /** The move that is ready, and what it brings. */
  readonly name: readonly Part[];
  /** A button has more words than it should. */
  readonly wordy: boolean;
  /** There is nothing to press but the list of choices. */
  readonly bare: boolean;
}

export function createAsked(
  session: Session,
  chooser: Chooser,
  board: AtBoard,
  ui: Ui,
): ReadonlySignal<Asked> {
  const options = computed(() => listOptions(session.view.value, chooser, board, ui));
  const begun = computed(() => chooser.choice.value.tapped.length > 0 || chooser.advised.value !== undefined);
  const answers = computed((): readonly Option[] => {
    const { lit } = chooser.choice.value;
    const few = [...lit].filter(board.answers);
    if (few.length > 0 && lit.size <= FEW) return options.value;
    return listOptions(session.view.value, chooser, board, ui, few);
  });
  const hold = computed(() => session.log.value.every(({ seat }) => seat !== session.viewer.value));
  const about = computed(() => {
    const { lit, tapped } = chooser.choice.value;
    const looks = tapped.length > 0 || lit.size > FEW || chooser.spot.value !== undefined;
    const why = chooser.advised.value?.why;
    const whole = why || looks ? undefined : options.value.find(({ brief }) => brief)?.parts;
    if (whole) return whole;
    const told = why || board.tellAbout?.(chooser.spot.value, chooser.choice.value, session.view.value, ui);
    return told ?? (hold.value && !chooser.refusal.value ? ui.t('table.board.hold') : undefined);
  });
  const name = computed(() => {
    const ready = chooser.ready.value;
    return ready ? nameWithGain(ready, session.view.value, chooser, board, ui) : [];
  });
  return computed(() => {
    const ready = chooser.ready.value;
    const ends = ready !== undefined && ready.type === board.rules.endMove;
    const decides = begun.value || ready !== undefined;
    const shown = decides ? [] : answers.value;
    const none = ends ? session.back.value !== 'can' : answers.value.length === 0 && ready === undefined;
    return {
      options,
      answers: shown,
      name: name.value,
      wordy: [name.value, ...shown.flatMap(({ brief, parts }) => (brief ? [] : [parts]))].some(sizeOf),
      about: about.value,
      bare: !begun.value && none && session.legal.value.length > 1,
    };
  });
}
