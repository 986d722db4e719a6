/** What the coach's views say: the table's words, and those that came with the coach. */
import type { CoachKey } from '../../../i18n/translate.ts';
import { type Saying, useUi as useAnyUi } from '../../ui.ts';
import type { Key } from '../game/words.ts';
import type { Ui } from '../ui/context.ts';

export type CoachUi = Saying<Ui, Key | CoachKey>;
export const useUi = useAnyUi<CoachUi>;
