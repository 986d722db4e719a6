// @ts-check
import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { bundledNode, nodePackage, ROOT } from './runtime.mjs';

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
 * A folder with nothing but Node for this machine, as the lock file of the project has it, print included.
 * @param {object & { version: string }} entry
 */
function folderForNode(entry) {
  const folder = path.join(ROOT, '.cache', 'node', entry.version);
  const asked = { dependencies: { [nodePackage()]: entry.version } };
  const packages = { '': asked, [`node_modules/${nodePackage()}`]: { ...entry, optional: false } };
  mkdirSync(folder, { recursive: true });
  writeFileSync(path.join(folder, 'package.json'), JSON.stringify({ private: true, ...asked }));
  writeFileSync(path.join(folder, 'package-lock.json'), JSON.stringify({ lockfileVersion: 3, packages }));
  return folder;
}

/**
 * Installs what the lock file asks for. npm leaves out, without a word, binaries that do not suit the Node it
 * runs on; they are for the newer Node among the packages. So an older Node first fetches that one to run npm.
 * @param {(object & { version: string }) | undefined} entry what the lock file says about Node for this machine
 * @returns {Promise<NpmResult>}
 */
export async function installLocked(entry) {
  if (!entry || Number.parseInt(process.versions.node, 10) >= Number.parseInt(entry.version, 10)) {
    return npm(['ci'], process.execPath);
  }
  const folder = folderForNode(entry);
  const node = bundledNode(folder);
  if (!existsSync(node)) {
    const fetched = await npm(['ci', '--prefix', folder], process.execPath);
    if (fetched.code !== 0) return fetched;
  }
  return npm(['ci'], node);
}
