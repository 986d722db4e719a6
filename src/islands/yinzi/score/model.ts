/** The scoring pad without a screen: what every game's has, and this game's own. */
import { computed, effect, signal } from '@preact/signals';
import type { scoreWarnings } from '../../../games/yinzi/index.ts';
import type { Model } from '../../model.ts';
import { createScorePage, type Surroundings } from '../../score/model.ts';
import type { BoxNumbers } from '../box/numbers.ts';
import { editing } from './editing.ts';
import { scoreRules } from './rules.ts';
import { completed, emptied, isBlank, marketsUsed, missingIn, type Sheet, toCountedGame } from './sheet.ts';

interface Around extends Surroundings<Sheet> {
  readonly fetchBox: () => Promise<BoxNumbers>;
}

export function createPadModel({ fetchBox, ...surroundings }: Around) {
  const page = createScorePage(scoreRules, surroundings);
  const { sheet } = page;
  const box = signal<BoxNumbers>();
  let fetching: Promise<BoxNumbers> | undefined;

  /** What the box says goes into the sheet, which can be sent anywhere. The box may have been asked elsewhere meanwhile. */
  function complete(): void {
    box.value?.load();
    const filled = completed(sheet.value, box.value?.profile.value.points);
    if (missingIn(filled).length < missingIn(sheet.value).length) page.replace(filled);
  }

  const withBox = (): Promise<BoxNumbers> => {
    fetching ??= fetchBox().then((found) => {
      box.value = found;
      complete();
      return found;
    });
    return fetching;
  };
  // Nobody needs to know what is printed abroad before something lies there.
  effect(() => {
    if (marketsUsed(sheet.value).length > 0) void withBox();
  });

  function begin(seatThem: (sheet: Sheet) => Sheet): void {
    const now = sheet.value;
    if (isBlank(now)) page.replace(seatThem(now));
    else page.bring(seatThem(emptied(now)), 'round');
  }

  /** What the box allows: nobody needs to know as long as nothing is counted. */
  const findWarnings = signal<typeof scoreWarnings>();
  effect(() => {
    if (page.isBlank.value || findWarnings.value) return;
    void import('./limits.ts').then((limits) => {
      findWarnings.value = limits.scoreWarnings;
    });
  });

  return {
    ...page,
    ...editing(sheet, page.change, { box, withBox }),
    warnings: computed(() => findWarnings.value?.(toCountedGame(sheet.value)) ?? []),
    trouble: computed(() => page.trouble.value ?? box.value?.trouble.value),
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
