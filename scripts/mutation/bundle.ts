import { build } from 'esbuild';
import { testFiles } from './tests.ts';

/**
 * The engine and all its tests as one script. Run again, it is a fresh engine: nothing that a mutant leaves in a table
 * outlives it. Its value is a function for each test file, which hands its tests to the `vitest` it is given.
 */
export async function bundle(): Promise<string> {
  const entries = testFiles().map(
    (file) => `${JSON.stringify(file)}: () => require(${JSON.stringify(`./${file}`)}),`,
  );
  const { outputFiles } = await build({
    stdin: { contents: `module.exports = {\n${entries.join('\n')}\n};`, resolveDir: process.cwd() },
    bundle: true,
    write: false,
    format: 'cjs',
    platform: 'node',
    external: ['vitest', 'fast-check'],
    logLevel: 'error',
  });
  return `(function (require, module) {${outputFiles[0]!.text}\nreturn module.exports;})`;
}

/** Only the first run, without a mutant, has to count which test reaches what. */
export const withoutCounting = (script: string): string =>
  script.replaceAll(/function stryCov_9fa48\d*\(\) \{/g, '$& return;');
