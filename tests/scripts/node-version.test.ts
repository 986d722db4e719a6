import { describe, expect, it } from 'vitest';
import { tooOldNode } from '../../scripts/setup/node-version.mjs';

describe('the Node a person has', () => {
  it('is welcome from 18 on', () => {
    for (const version of ['v18.0.0', 'v20.20.2', 'v24.1.0', 'v100.0.0']) {
      expect(tooOldNode(version)).toBeUndefined();
    }
  });

  it('is told what to do when it is older', () => {
    expect(tooOldNode('v16.20.2')).toMatch(/needs Node 18 or newer.*v16\.20\.2.*nodejs\.org/);
    expect(tooOldNode('v9.1.0')).toContain('Node 18');
  });
});
