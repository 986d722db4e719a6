/** The scoring pad without a screen: what every game's has, and this game's own. */
import { computed, effect, signal } from '@preact/signals';
import type { Model } from '../../model.ts';
import { createScorePage, type Surroundings } from '../../score/model.ts';
import type { BoxHelp } from './box-help.ts';
import { editing } from './editing.ts';
import { scoreRules } from './rules.ts';
import { completed, emptied, isBlank, missingIn, type Sheet, toCountedGame } from './sheet.ts';

interface Around extends Surroundings<Sheet> {
  /** Nobody needs to know what the box allows and says as long as nothing is counted. */
  readonly fetchBox: () => Promise<BoxHelp>;
}

export function createPadModel({ fetchBox, ...surroundings }: Around) {
  const page = createScorePage(scoreRules, surroundings);
  const { sheet } = page;
  const box = signal<BoxHelp>();
  let fetching: Promise<BoxHelp> | undefined;

  /** What the box says goes into the sheet, which can be sent anywhere. The box may have been asked elsewhere meanwhile. */
  function complete(): void {
    box.value?.numbers.load();
    const filled = completed(sheet.value, box.value?.numbers.profile.value.points);
    if (missingIn(filled).length < missingIn(sheet.value).length) page.replace(filled);
  }

  const withBox = (): Promise<BoxHelp> => {
    fetching ??= fetchBox().then((found) => {
      box.value = found;
      complete();
      return found;
    });
    return fetching;
  };
  effect(() => {
    if (!page.isBlank.value) void withBox();
  });

  function begin(seatThem: (sheet: Sheet) => Sheet): void {
    const now = sheet.value;
    if (isBlank(now)) page.replace(seatThem(now));
    else page.bring(seatThem(emptied(now)), 'round');
  }

  return {
    ...page,
    ...editing(sheet, page.change, { box, withBox }),
    warnings: computed(() => box.value?.warningsOf(toCountedGame(sheet.value)) ?? []),
    trouble: computed(() => page.trouble.value ?? box.value?.numbers.trouble.value),
    readAgain(): void {
      page.readAgain();
      complete();
    },
    /** Takes up what an address brings; false where that is nothing, or where somebody is asked about it first. */
    async follow(fragment: string): Promise<boolean> {
      if (!/\b(?:p|sheet)=/.test(fragment)) return false;
      const link = await import('./link.ts'); // rare: what reads it comes with it
      const seatThem = link.readPlayers(fragment);
      if (seatThem === undefined)
        return fragment.includes('sheet=') && page.follow(link.readSheetLink(fragment));
      begin(seatThem);
      return page.question.value === undefined;
    },
  };
}

export type PadModel = Model<ReturnType<typeof createPadModel>>;
