/** Saves that come in from elsewhere. They bring, and never take away: what differs from what is here comes beside it. */
import { newId } from '../../../lib/entropy.ts';
import { compare } from '../record/compare.ts';
import { isNewer, type Saves } from './saves.ts';
import type { Edit, Shelf } from './shelves.ts';

export type Save = readonly [id: string, value: unknown];

/** What becomes of the save that is here when another comes under the same id. */
function meet(saves: Saves, here: unknown, coming: unknown): Edit | 'beside' {
  if (here === undefined) return { put: coming };
  if (JSON.stringify(here) === JSON.stringify(coming)) return undefined;
  const [ours, theirs] = [saves.read(here), saves.read(coming)];
  if (!ours || !theirs) return 'beside';
  const stands = compare(ours, theirs);
  if (stands === 'same') return undefined;
  if (stands === 'other') return 'beside';
  return {
    put: saves.write({ ...theirs, name: ours.name || theirs.name, revision: (ours.revision ?? 0) + 1 }),
  };
}

const MANY = 200; // saves in one transaction

async function laySome(
  form: Saves,
  saves: readonly Save[],
  shelf: Shelf,
  nextId: () => string,
): Promise<string[]> {
  const beside: Save[] = [];
  const changed: string[] = [];
  const coming = saves.values();
  await shelf.update(
    saves.map(([id]) => id),
    (id, now) => {
      const [, value] = coming.next().value!;
      const edit = meet(form, now, value);
      if (edit === 'beside') {
        const game = form.read(value);
        const fresh = nextId();
        beside.push([fresh, game ? form.write({ ...game, id: fresh }) : value]);
        return undefined;
      }
      if (edit !== undefined) changed.push(id);
      return edit;
    },
  );
  if (beside.length === 0) return changed;
  return [...changed, ...(await laySome(form, beside, shelf, nextId))];
}

/** Gives the ids under which something was laid down. */
export async function layAll(
  form: Saves,
  saves: readonly Save[],
  shelf: Shelf,
  nextId = newId,
): Promise<string[]> {
  const changed: string[] = [];
  for (let at = 0; at < saves.length; at += MANY) {
    changed.push(...(await laySome(form, saves.slice(at, at + MANY), shelf, nextId)));
  }
  return changed;
}

/** In the place of what is here, but for what is newer. */
export async function overwriteAll(saves: readonly Save[], shelf: Shelf): Promise<string[]> {
  const coming = new Map(saves);
  const ids = [...coming.keys()];
  await shelf.update(ids, (id, now) => (isNewer(now) ? undefined : { put: coming.get(id) }));
  return ids;
}
