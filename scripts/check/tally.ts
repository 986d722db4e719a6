import { existsSync, readFileSync } from 'node:fs';

export interface Tally {
  readonly passed: number;
  readonly failed: number;
}

export const PASSED: Tally = { passed: 1, failed: 0 };
export const FAILED: Tally = { passed: 0, failed: 1 };

export function sum(tallies: readonly Tally[]): Tally {
  return tallies.reduce(
    (total, one) => ({ passed: total.passed + one.passed, failed: total.failed + one.failed }),
    { passed: 0, failed: 0 },
  );
}

/** The line every run ends with. */
export function summary({ passed, failed }: Tally): string {
  return `${passed} passed, ${failed} failed`;
}

/** A check that is not made of tests counts as one. */
export function tallyOfCheck(exitCode: number): Tally {
  return exitCode === 0 ? PASSED : FAILED;
}

interface VitestReport {
  readonly numTotalTests: number;
  readonly numPassedTests: number;
}
interface PlaywrightReport {
  readonly stats: {
    readonly expected: number;
    readonly unexpected: number;
    readonly flaky: number;
    readonly skipped: number;
  };
}

/** What a test runner's report says. A test that did not run has failed, and so has one that needed a second try. */
function readReport(report: VitestReport | PlaywrightReport): Tally {
  if ('stats' in report) {
    const { expected, unexpected, flaky, skipped } = report.stats;
    return { passed: expected, failed: unexpected + flaky + skipped };
  }
  return { passed: report.numPassedTests, failed: report.numTotalTests - report.numPassedTests };
}

/** Counts a runner's tests; a runner that failed, or left no report, never counts as all well. */
export function tallyOfTests(exitCode: number, reportFile: string): Tally {
  if (!existsSync(reportFile)) return FAILED;
  const tally = readReport(JSON.parse(readFileSync(reportFile, 'utf8')));
  const silent = tally.failed === 0 && (exitCode !== 0 || tally.passed === 0);
  return silent ? { passed: tally.passed, failed: 1 } : tally;
}
