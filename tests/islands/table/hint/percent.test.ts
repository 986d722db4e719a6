import { expect, it } from 'vitest';
import { percent } from '../../../../src/islands/table/hint/percent.ts';

it('writes chances as the language does', () => {
  expect(percent(0.345, 'en')).toBe('35%');
  expect(percent(0.345, 'nl')).toBe('35%');
});
