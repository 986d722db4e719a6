import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { nodePackage, ROOT } from '../../scripts/setup/runtime.mjs';

interface Locked {
  readonly integrity?: string;
  readonly resolved?: string;
  readonly hasInstallScript?: boolean;
  readonly inBundle?: boolean;
}

const read = (file: string) => JSON.parse(readFileSync(path.join(ROOT, file), 'utf8'));
const { '': _, ...rest } = read('package-lock.json').packages;
const packages = Object.entries<Locked>(rest);

describe('the lock file', () => {
  it('names no registry, so that any mirror will do', () => {
    expect(packages.length).toBeGreaterThan(100);
    expect(packages.filter(([, entry]) => 'resolved' in entry)).toEqual([]);
  });

  it('knows the print of everything that is installed', () => {
    expect(packages.filter(([, { integrity, inBundle }]) => !integrity && !inBundle)).toEqual([]);
  });

  it('holds the Node that runs every build, for each system', () => {
    const machines = [
      ['linux', 'x64'],
      ['linux', 'arm64'],
      ['darwin', 'x64'],
      ['darwin', 'arm64'],
      ['win32', 'x64'],
    ] as const;
    const asked = Object.keys(read('package.json').optionalDependencies).sort();
    expect(machines.map(([system, arch]) => nodePackage(system, arch)).sort()).toEqual(asked);
    for (const name of asked) expect(rest[`node_modules/${name}`]?.version, name).toMatch(/^24\./);
  });

  it('lets no package fetch anything outside of it', () => {
    const withScripts = packages
      .filter(([, { hasInstallScript }]) => hasInstallScript)
      .map(([place]) => place);
    // esbuild looks whether its binary fits; it stands in the lock file.
    expect(withScripts.filter((place) => !/\/esbuild$/.test(place))).toEqual([]);
  });
});

it('names the actions of the workflows by commit', () => {
  const folder = path.join(ROOT, '.github/workflows');
  const used = readdirSync(folder).flatMap((file) =>
    [...readFileSync(path.join(folder, file), 'utf8').matchAll(/uses: *(.+)/g)].map(([, action]) => action),
  );
  expect(used.length).toBeGreaterThan(4);
  for (const action of used) expect(action).toMatch(/^[\w-]+\/[\w-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/);
});
