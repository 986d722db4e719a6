/** What happens to the circle, in words. */
import type { CharacterId } from '../../../games/dunhuang/index.ts';
import { otherSide, SPACE_COUNT } from './circle.ts';
import type { Refusal } from './draw.ts';
import type { Notice, SetupModel } from './model.ts';
import type { Say } from './ui.ts';

/** "Space 3 of 8, Shepherd, locked". */
export function tellSpace(model: SetupModel, { t }: Say, character: CharacterId): string {
  const values = {
    n: model.circle.value.indexOf(character) + 1,
    of: SPACE_COUNT,
    character: t(`character.${character}`),
  };
  return t(model.isLocked(character) ? 'setup.space.locked' : 'setup.space', values);
}

export function tellRefusal(refusal: Refusal, { t, plural }: Say): string {
  if (refusal.code === 'all-had') return plural('setup.refusal.all-had', refusal.n);
  const character = t(`character.${refusal.character}`);
  if (refusal.code === 'locked-out') {
    return t('setup.refusal.locked-out', { character, n: refusal.space + 1 });
  }
  return refusal.code === 'in-and-out'
    ? t('setup.refusal.in-and-out', { character })
    : t(`setup.refusal.${refusal.code}`, {
        character,
        other: t(`character.${otherSide(refusal.character)}`),
      });
}

/** Somebody's name, or "Player 2" as they sit. */
export const nameOf = (model: SetupModel, { t }: Say, seat: number): string =>
  model.names.value[seat]!.trim() || t('setup.person', { n: seat + 1 });

export function tellNotice(notice: Notice, model: SetupModel, say: Say): string {
  const { t } = say;
  switch (notice.type) {
    case 'dealt':
    case 'opened':
      return t(`setup.notice.${notice.type}`, { code: model.code.value });
    case 'banned':
      return t('setup.notice.banned', { character: t(`character.${notice.character}`) });
    case 'turned':
    case 'moved':
    case 'locked':
    case 'unlocked':
      return tellSpace(model, say, notice.character);
    case 'seated': {
      const order = model.order.value!;
      const [first, last] = [nameOf(model, say, order[0]!), nameOf(model, say, order.at(-1)!)];
      return t('setup.notice.seated', { first, last });
    }
    case 'played':
    case 'copied':
    case 'copy-failed':
    case 'deleted':
      return t(`setup.notice.${notice.type}`);
    case 'refused':
    case 'bad-code':
    case 'readings':
      return ''; // said where it went wrong
  }
}
