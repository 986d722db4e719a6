/** A turn beside another: how much better it is, and what the other brings instead. */
import { purposeOf, type Reason, sameReason } from './reasons.ts';
import { fearOf, type Risk } from './risk.ts';

/** How far behind the other is. */
export const DEGREES = ['alike', 'little', 'clear', 'far'] as const;
export type Degree = (typeof DEGREES)[number];

/** What the other brings: something else, part of it and no more, nothing worth saying, or the very same. */
export const CONTRASTS = ['instead', 'only', 'less', 'same'] as const;
export type Contrast = (typeof CONTRASTS)[number];

/** With the next best; or with what was played in its place, which nobody has weighed: then chance and degree are null. */
export interface Comparison {
  readonly chance: number | null; // of the other
  readonly degree: Degree | null;
  readonly contrast: Contrast;
  readonly reasons: readonly Reason[]; // of the other, where it brings something else or part
  readonly risk: Exclude<Risk, { code: 'none' }> | null; // of the other, where that tells them apart
}

/** What there is to compare. */
export interface Weighed {
  readonly chance: number | null;
  readonly brought: readonly Reason[];
  readonly risk: Risk | null;
}

const ALIKE = 0.02;
const LITTLE = 0.08;
const CLEAR = 0.2;

/** In tokens: that much more to fear is worth saying. */
const RISKIER = 0.15;
/** Two of the other's reasons are a clause, three a list. */
const MOST_REASONS = 2;

export function degreeOf(gap: number): Degree {
  return gap < ALIKE ? 'alike' : gap < LITTLE ? 'little' : gap < CLEAR ? 'clear' : 'far';
}

function contrastOf(
  own: readonly Reason[],
  other: readonly Reason[],
): Pick<Comparison, 'contrast' | 'reasons'> {
  const without = (some: readonly Reason[], others: readonly Reason[]): Reason[] =>
    some.filter((reason) => !others.some((one) => sameReason(one, reason)));
  const instead = without(other, own);
  if (instead.length > 0) return { contrast: 'instead', reasons: purposeOf(instead).slice(0, MOST_REASONS) };
  if (without(own, other).length === 0) return { contrast: 'same', reasons: [] };
  const part = purposeOf(other).slice(0, MOST_REASONS);
  return part.length > 0 ? { contrast: 'only', reasons: part } : { contrast: 'less', reasons: [] };
}

const withoutChance = (risk: Risk | null): string => JSON.stringify({ ...risk, chance: 0 });

/** The other's risk where it is much the greater one, or all that tells them apart. */
function tellingRisk(own: Weighed, { risk }: Weighed, contrast: Contrast): Comparison['risk'] {
  if (risk === null || risk.code === 'none') return null;
  const isAnother = contrast === 'same' && withoutChance(risk) !== withoutChance(own.risk);
  return isAnother || fearOf(risk) - fearOf(own.risk) >= RISKIER ? risk : null;
}

export function compare(own: Weighed, other: Weighed): Comparison {
  const contrast = contrastOf(own.brought, other.brought);
  return {
    chance: other.chance,
    degree: own.chance === null || other.chance === null ? null : degreeOf(own.chance - other.chance),
    ...contrast,
    risk: tellingRisk(own, other, contrast.contrast),
  };
}
