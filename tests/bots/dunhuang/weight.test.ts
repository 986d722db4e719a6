import { gzipSync } from 'node:zlib';
import { build } from 'vite';
import { describe, expect, it } from 'vitest';

describe('the worker', () => {
  it('weighs at most 60 kB gzipped, with the weights', async () => {
    const built = await build({
      configFile: false,
      logLevel: 'silent',
      build: {
        write: false,
        // As a page has it: of a library with imports Vite leaves all the white space.
        lib: { entry: 'src/bots/dunhuang/worker.ts', formats: ['iife'], name: 'worker' },
      },
    });
    const [bundle] = built as unknown as { output: { code?: string }[] }[];
    const code = bundle!.output.map((part) => part.code ?? '').join('');
    expect(code).toContain('postMessage');
    expect(gzipSync(code, { level: 9 }).length).toBeLessThanOrEqual(60_000);
  }, 60_000);
});
