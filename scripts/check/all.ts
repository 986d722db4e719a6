// Every check of `npm test`, two at once where they do not get in each other's way; the last line sums them.
import { rmSync } from 'node:fs';
import { ensureBrowser } from '../setup/browser.ts';
import { Failure, runMain } from '../setup/failure.mjs';
import { runNode, runNodeAside } from '../setup/runtime.mjs';
import { inLines } from './lines.ts';
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
  const code = await runAloneOrAside(part, { ...env, ...part.env });
  const tally = part.report ? tallyOfTests(code, part.report) : tallyOfCheck(code);
  return { name: part.name, ...tally, note: `${((performance.now() - begun) / 1000).toFixed(1)} s` };
}

/** What runs beside another part says all it has to say at its end. */
async function runAloneOrAside({ name, args, line }: Part, env: Record<string, string>): Promise<number> {
  const heading = `\n── ${name} ──`;
  if (!line) {
    console.log(heading);
    return runNode([...args], env);
  }
  const { code, output } = await runNodeAside([...args], env);
  console.log(`${heading}\n${output.trimEnd()}`);
  return code;
}

await runMain(async () => {
  const begun = performance.now();
  const browser = browserOrReason();
  const env: Record<string, string> = 'browser' in browser ? { SHANG_CHROMIUM: browser.browser } : {};
  const results = await inLines(PARTS, async (part, failed) => {
    const broken = part.needs?.find((name) => failed.has(name));
    const reason =
      part.needsBrowser && 'reason' in browser ? browser.reason : broken && `Not run: "${broken}" failed.`;
    if (!reason) return runPart(part, env);
    console.log(`\n── ${part.name} ──\n${reason}`);
    return { name: part.name, ...FAILED, note: 'could not run' };
  });
  console.log('\n── summary ──');
  for (const result of results) {
    console.log(`${result.failed ? '✗' : '✓'} ${result.name}: ${summary(result)} (${result.note})`);
  }
  console.log(`All of it took ${((performance.now() - begun) / 60_000).toFixed(1)} minutes.`);
  const total = sum(results);
  console.log(`\n${summary(total)}`);
  return total.failed === 0 ? 0 : 1;
});
