import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { ROOT } from '../../scripts/setup/runtime.mjs';

it('names no registry in the lock file, so that any mirror will do', () => {
  const { packages } = JSON.parse(readFileSync(path.join(ROOT, 'package-lock.json'), 'utf8'));
  expect(Object.keys(packages).length).toBeGreaterThan(100);
  expect(Object.entries<object>(packages).filter(([, entry]) => 'resolved' in entry)).toEqual([]);
});
