/** The scoring pad without a screen: what every game's has, and this game's own. */
import { computed } from '@preact/signals';
import { scoreWarnings } from '../../../games/yinzi/index.ts';
import type { Model } from '../../model.ts';
import { createScorePage, type Surroundings } from '../../score/model.ts';
import type { BoxNumbers } from '../box/numbers.ts';
import { editing } from './editing.ts';
import { readPlayersLink } from './players-link.ts';
import { scoreRules } from './rules.ts';
import { completed, emptied, forPlayers, isBlank, missingIn, type Sheet, toCountedGame } from './sheet.ts';

interface Around extends Surroundings<Sheet> {
  readonly box: BoxNumbers;
}

export function createPadModel({ box, ...surroundings }: Around) {
  const page = createScorePage(scoreRules, surroundings);
  const { sheet } = page;

  /** The box may have been asked elsewhere meanwhile. */
  function complete(): void {
    box.load();
    const filled = completed(sheet.value, box.profile.value.points);
    if (missingIn(filled).length < missingIn(sheet.value).length) page.replace(filled);
  }

  function begin(names: readonly string[]): void {
    const now = sheet.value;
    if (isBlank(now)) page.replace(forPlayers(now, names));
    else page.bring(forPlayers(emptied(now), names), 'round');
  }

  return {
    ...page,
    ...editing(sheet, page.change, box),
    warnings: computed(() => scoreWarnings(toCountedGame(sheet.value))),
    trouble: computed(() => page.trouble.value ?? box.trouble.value),
    open(): void {
      page.open();
      complete();
    },
    readAgain(): void {
      page.readAgain();
      complete();
    },
    /** Takes up what an address brings; false where that is nothing, or where somebody is asked about it first. */
    async follow(fragment: string): Promise<boolean> {
      const players = readPlayersLink(fragment);
      if (players) {
        begin(players);
        return page.question.value === undefined;
      }
      // A pad in a link is rare: what reads it comes with it.
      return fragment.includes('sheet=') && page.follow((await import('./link.ts')).readSheetLink(fragment));
    },
  };
}

export type PadModel = Model<ReturnType<typeof createPadModel>>;
