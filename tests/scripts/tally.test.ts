import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { FAILED, PASSED, sum, summary, tallyOfCheck, tallyOfTests } from '../../scripts/check/tally.ts';

function reported(exitCode: number, report: object) {
  const folder = mkdtempSync(path.join(tmpdir(), 'shang-tally-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const file = path.join(folder, 'report.json');
  writeFileSync(file, JSON.stringify(report));
  return tallyOfTests(exitCode, file);
}

describe('the count of npm test', () => {
  it('is one line', () => {
    expect(summary(sum([PASSED, FAILED, { passed: 40, failed: 2 }]))).toBe('41 passed, 3 failed');
  });

  it('takes a check as one', () => {
    expect([tallyOfCheck(0), tallyOfCheck(2)]).toEqual([PASSED, FAILED]);
  });

  it('reads what the runners report', () => {
    expect(reported(0, { numTotalTests: 7, numPassedTests: 7 })).toEqual({ passed: 7, failed: 0 });
    expect(reported(1, { numTotalTests: 7, numPassedTests: 5 })).toEqual({ passed: 5, failed: 2 });
    const stats = { expected: 9, unexpected: 1, flaky: 0, skipped: 0 };
    expect(reported(1, { stats })).toEqual({ passed: 9, failed: 1 });
  });

  it('takes a skipped test as failed, and one that passed at its second try too', () => {
    expect(reported(0, { stats: { expected: 9, unexpected: 0, flaky: 1, skipped: 2 } })).toEqual({
      passed: 9,
      failed: 3,
    });
    expect(reported(0, { numTotalTests: 3, numPassedTests: 2 }).failed).toBe(1);
  });

  it('never takes silence for success', () => {
    expect(tallyOfTests(0, '/no/such/report')).toEqual(FAILED);
    expect(reported(1, { numTotalTests: 7, numPassedTests: 7 })).toEqual({ passed: 7, failed: 1 });
    expect(reported(0, { numTotalTests: 0, numPassedTests: 0 })).toEqual(FAILED);
  });
});
