// @ts-check
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from './runtime.mjs';

/** @typedef {{ code: number, output: string }} NpmResult */

// Half a minute of trying again is patience enough where there is no network.
const PATIENCE = { npm_config_fetch_retry_mintimeout: '2000', npm_config_fetch_retry_maxtimeout: '8000' };

/**
 * Runs npm on a Node of our choice and gives what it said.
 * @param {string[]} args
 * @param {string} node
 * @returns {Promise<NpmResult>}
 */
function npm(args, node) {
  const PATH = [path.dirname(node), process.env['PATH']].join(path.delimiter);
  const options = { cwd: ROOT, env: { ...process.env, ...PATIENCE, PATH } };
  const quiet = [...args, '--no-audit', '--no-fund', '--prefer-offline', '--loglevel=error'];
  // npm names itself to the scripts it runs; without that, on Windows, `npm` is a .cmd and needs a shell.
  const self = process.env['npm_execpath'];
  return new Promise((resolve) => {
    const child = self?.endsWith('.js')
      ? spawn(node, [self, ...quiet], options)
      : spawn('npm', quiet, { ...options, shell: process.platform === 'win32' });
    let output = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream.on('data', (chunk) => {
        output += chunk;
      });
    }
    child.on('error', (error) => resolve({ code: 1, output: error.message }));
    child.on('close', (code) => resolve({ code: code ?? 1, output }));
  });
}

/**
 * The package that holds nothing but Node for a machine.
 * @param {string} platform
 * @param {string} arch
 */
export function nodePackage(platform, arch) {
  const family = platform === 'darwin' && arch === 'arm64' ? 'node-bin' : 'node';
  return `${family}-${platform === 'win32' ? 'win' : platform}-${arch}`;
}

/**
 * Installs what the lock file asks for. npm leaves out, without a word, binaries that do not suit the Node it
 * runs on; they are for the newer Node among the packages. So an older Node first fetches that one to run npm.
 * @param {string} wanted the version of Node among the packages
 * @returns {Promise<NpmResult>}
 */
export async function installLocked(wanted) {
  if (Number.parseInt(process.versions.node, 10) >= Number.parseInt(wanted, 10)) {
    return npm(['ci'], process.execPath);
  }
  const name = nodePackage(process.platform, process.arch);
  const folder = path.join(ROOT, '.cache', 'node');
  const bin = path.join(folder, 'node_modules', name, 'bin');
  const node = path.join(bin, process.platform === 'win32' ? 'node.exe' : 'node');
  if (!existsSync(node)) {
    const place = ['--prefix', folder, '--no-save', '--no-package-lock'];
    const fetched = await npm(['install', `${name}@${wanted}`, ...place], process.execPath);
    if (fetched.code !== 0) return fetched;
  }
  return npm(['ci'], node);
}
