// @ts-check
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { onStop } from './stop.mjs';

export const ROOT = fileURLToPath(new URL('../..', import.meta.url)).replace(/[\\/]$/, '');

/**
 * The package that holds nothing but Node for a machine. All of them stand in package.json, so that the lock file knows their prints.
 * @param {string} platform
 * @param {string} arch
 */
export function nodePackage(platform = process.platform, arch = process.arch) {
  const family = platform === 'darwin' && arch === 'arm64' ? 'node-bin' : 'node';
  return `${family}-${platform === 'win32' ? 'win' : platform}-${arch}`;
}

/** Where the Node lies that came with the packages: the site's tools need a newer one than the machine may have. */
export const bundledNode = (root = ROOT) =>
  path.join(root, 'node_modules', nodePackage(), 'bin', process.platform === 'win32' ? 'node.exe' : 'node');

/** The Node to run the tools with. A machine for which no package holds one has to do with its own. */
const anyNode = () => (existsSync(bundledNode()) ? bundledNode() : process.execPath);

/** @param {Record<string, string>} extra */
function childEnv(extra) {
  const bin = path.join(ROOT, 'node_modules', '.bin');
  return {
    ...process.env,
    PATH: [bin, path.dirname(anyNode()), process.env['PATH']].join(path.delimiter),
    ASTRO_TELEMETRY_DISABLED: '1',
    ...(process.stdout.isTTY ? {} : { NO_COLOR: '1' }), // a log file has no colours
    ...extra,
  };
}

/**
 * Runs a script with the bundled Node, its output on our own, and gives its exit code.
 * @param {string[]} args
 * @param {Record<string, string>} [env]
 * @returns {Promise<number>}
 */
export function runNode(args, env = {}) {
  return ended(
    spawn(anyNode(), args, { cwd: ROOT, stdio: ['ignore', 'inherit', 'inherit'], env: childEnv(env) }),
  );
}

/**
 * The same, but keeps the output, for when several run at once.
 * @param {string[]} args
 * @param {Record<string, string>} [env]
 * @returns {Promise<{ code: number, output: string }>}
 */
export async function runNodeAside(args, env = {}) {
  const colours = process.stdout.isTTY ? { FORCE_COLOR: '1' } : {};
  const child = spawn(anyNode(), args, {
    cwd: ROOT,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: childEnv({ ...colours, ...env }),
  });
  /** @type {Buffer[]} */
  const said = [];
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (some) => said.push(some));
  const code = await ended(child);
  return { code, output: Buffer.concat(said).toString() };
}

/**
 * @param {import('node:child_process').ChildProcess} child
 * @returns {Promise<number>}
 */
function ended(child) {
  return new Promise((resolve, reject) => {
    const off = onStop(() => child.kill()); // no server or browser stays behind
    child.on('error', reject);
    child.on('close', (code) => {
      off();
      resolve(code ?? 1);
    });
  });
}
