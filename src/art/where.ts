/** Where a piece is found: in the page itself, where its group was laid out there, or in its group's sprite. */
import type { Group } from './format.ts';

/** The groups that lie in the page. */
export const laid = new Set<Group>();

export const symbolId = (group: Group, name: string): string => `art-${group.replace('/', '-')}-${name}`;

/** Under whatever path the site is served from. */
export const spriteOf = (group: Group): string =>
  `${import.meta.env.BASE_URL.replace(/\/?$/, '/')}art/${group}.svg`;

export const href = (group: Group, name: string): string =>
  laid.has(group) ? `#${symbolId(group, name)}` : `${spriteOf(group)}#${name}`;
