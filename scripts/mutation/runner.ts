// Stryker's runner for the rules' tests. Vitest takes a second to start for each of four thousand mutants; here a mutant
// has a fresh engine and fresh tests, but no process of its own.
import { createRequire } from 'node:module';
import path from 'node:path';
import { Script } from 'node:vm';
import type { MutantCoverage } from '@stryker-mutator/api/core';
import { declareClassPlugin, PluginKind } from '@stryker-mutator/api/plugin';
import {
  type DryRunResult,
  DryRunStatus,
  determineHitLimitReached,
  type MutantRunOptions,
  type MutantRunResult,
  type TestResult,
  type TestRunner,
  TestStatus,
  toMutantRunResult,
} from '@stryker-mutator/api/test-runner';
import { bundle, withoutCounting } from './bundle.ts';
import { FEW_GAMES } from './tests.ts';
import { collect, type Test } from './vitest.ts';

/** What Stryker's switches in the engine read and write. */
interface Switches {
  activeMutant: string | undefined;
  currentTestId: string | undefined;
  hitCount: number | undefined;
  hitLimit: number | undefined;
  mutantCoverage: MutantCoverage;
}

type Load = () => void;
type Engine = (require: (name: string) => unknown, module: object) => Readonly<Record<string, Load>>;

interface Run {
  readonly mutant?: string;
  readonly from?: MutantRunOptions['mutantActivation'];
  readonly only?: ReadonlySet<string>;
  readonly untilOneFails: boolean;
}

class RulesRunner implements TestRunner {
  readonly #require = createRequire(path.resolve('package.json'));
  readonly #switches: Switches = {
    activeMutant: undefined,
    currentTestId: undefined,
    hitCount: undefined,
    hitLimit: undefined,
    mutantCoverage: { static: {}, perTest: {} },
  };
  #counting = new Script('');
  #quick = new Script('');

  capabilities() {
    return { reloadEnvironment: true };
  }

  async init(): Promise<void> {
    Object.assign(process.env, FEW_GAMES);
    Object.assign(globalThis, { __stryker__: this.#switches });
    console.info = () => {}; // the model tells how far it came
    const script = await bundle();
    this.#counting = new Script(script);
    this.#quick = new Script(withoutCounting(script));
  }

  async dryRun(): Promise<DryRunResult> {
    const tests = await this.#run(this.#counting, { untilOneFails: false });
    return { status: DryRunStatus.Complete, tests, mutantCoverage: this.#switches.mutantCoverage };
  }

  async mutantRun(options: MutantRunOptions): Promise<MutantRunResult> {
    const { activeMutant, testFilter, hitLimit, mutantActivation, disableBail } = options;
    Object.assign(this.#switches, { hitCount: 0, hitLimit });
    const tests = await this.#run(this.#quick, {
      mutant: activeMutant.id,
      from: mutantActivation,
      ...(testFilter && { only: new Set(testFilter) }),
      untilOneFails: !disableBail,
    });
    const forEver = determineHitLimitReached(this.#switches.hitCount, hitLimit);
    return toMutantRunResult(forEver ?? { status: DryRunStatus.Complete, tests });
  }

  async #run(script: Script, { mutant, from, only, untilOneFails }: Run): Promise<TestResult[]> {
    const filesOfOnly = only && new Set([...only].map((id) => id.slice(0, id.indexOf('#'))));
    const whileLoading = from === 'static' ? mutant : undefined;
    let vitest: object = {};
    const require = (name: string): unknown => (name === 'vitest' ? vitest : this.#require(name));
    const files = (script.runInThisContext() as Engine)(require, { exports: {} });
    const results: TestResult[] = [];
    for (const [file, load] of Object.entries(files)) {
      if (filesOfOnly && !filesOfOnly.has(file)) continue;
      this.#switches.activeMutant = whileLoading;
      const tests = collect((given) => {
        vitest = given;
        load();
      });
      this.#switches.activeMutant = mutant;
      for (const [n, test] of tests.entries()) {
        const id = `${file}#${n} ${test.name}`;
        if (only && !only.has(id)) continue;
        const result = await this.#try(test, id, file);
        results.push(result);
        if (untilOneFails && result.status === TestStatus.Failed) return results;
      }
    }
    return results;
  }

  async #try({ name, run }: Test, id: string, file: string): Promise<TestResult> {
    this.#switches.currentTestId = id;
    const begun = performance.now();
    const about = () => ({ id, name, fileName: path.resolve(file), timeSpentMs: performance.now() - begun });
    try {
      await run();
      return { ...about(), status: TestStatus.Success };
    } catch (error) {
      return { ...about(), status: TestStatus.Failed, failureMessage: String(error) };
    } finally {
      this.#switches.currentTestId = undefined;
    }
  }
}

export const strykerPlugins = [declareClassPlugin(PluginKind.TestRunner, 'rules', RulesRunner)];
