// Every check of `npm test`, one after another; the last line sums them.
import { rmSync } from 'node:fs';
import { ensureBrowser } from '../setup/browser.ts';
import { Failure, runMain } from '../setup/failure.mjs';
import { runNode } from '../setup/runtime.mjs';
import { PARTS, type Part } from './parts.ts';
import { FAILED, sum, summary, type Tally, tallyOfCheck, tallyOfTests } from './tally.ts';

interface Result extends Tally {
  readonly name: string;
  readonly note: string;
}

function browserOrReason(): { browser: string } | { reason: string } {
  try {
    return { browser: ensureBrowser() };
  } catch (error) {
    if (error instanceof Failure) return { reason: error.message };
    throw error;
  }
}

async function runPart(part: Part, env: Readonly<Record<string, string>>): Promise<Result> {
  if (part.report) rmSync(part.report, { force: true });
  const begun = performance.now();
  const code = await runNode([...part.args], { ...env, ...part.env });
  const tally = part.report ? tallyOfTests(code, part.report) : tallyOfCheck(code);
  return { name: part.name, ...tally, note: `${((performance.now() - begun) / 1000).toFixed(1)} s` };
}

await runMain(async () => {
  const browser = browserOrReason();
  const env: Record<string, string> = 'browser' in browser ? { SHANG_CHROMIUM: browser.browser } : {};
  const results: Result[] = [];
  for (const part of PARTS) {
    console.log(`\n── ${part.name} ──`);
    const broken = part.needs?.find((name) =>
      results.some((result) => result.name === name && result.failed),
    );
    const reason =
      part.needsBrowser && 'reason' in browser ? browser.reason : broken && `Not run: "${broken}" failed.`;
    if (reason) {
      console.log(reason);
      results.push({ name: part.name, ...FAILED, note: 'could not run' });
    } else {
      results.push(await runPart(part, env));
    }
  }
  console.log('\n── summary ──');
  for (const result of results) {
    console.log(`${result.failed ? '✗' : '✓'} ${result.name}: ${summary(result)} (${result.note})`);
  }
  const total = sum(results);
  console.log(`\n${summary(total)}`);
  return total.failed === 0 ? 0 : 1;
});
