/** Setting up the table, step by step, each with its rule. */
import type { RuleId } from './rules.ts';

export const PREPARATION = [
  { step: 'urban', rule: 'setup.urban' },
  { step: 'crops', rule: 'setup.crops' },
  { step: 'ships', rule: 'setup.ships' },
  { step: 'factories', rule: 'setup.factories' },
  { step: 'routes', rule: 'setup.routes' },
  { step: 'rate', rule: 'setup.rate' },
  { step: 'supply', rule: 'setup.supply' },
  { step: 'player', rule: 'setup.player' },
  { step: 'order', rule: 'setup.player' },
  { step: 'first-factory', rule: 'setup.first-factory' },
] as const satisfies readonly { readonly step: string; readonly rule: RuleId }[];

export type PreparationStep = (typeof PREPARATION)[number]['step'];
