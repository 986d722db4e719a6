// @ts-check
import { spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { Failure } from './failure.mjs';
import { bundledNode, ROOT } from './runtime.mjs';

/** @typedef {{ version?: string, optional?: boolean, devDependencies?: object, dependencies?: object }} LockEntry */
/** @typedef {{ code: number, output: string }} NpmResult */

/** @param {string} file */
const readJson = (file) => JSON.parse(readFileSync(file, 'utf8'));

/**
 * Whether node_modules holds what the lock file asks for. npm keeps its own record of what it
 * installed, written last, so an install that was cut short or is out of date shows up here.
 * @param {string} root
 */
export function packagesAreCurrent(root) {
  try {
    /** @type {Record<string, LockEntry>} */
    const wanted = readJson(path.join(root, 'package-lock.json')).packages;
    /** @type {Record<string, LockEntry>} */
    const installed = readJson(path.join(root, 'node_modules', '.package-lock.json')).packages;
    const present = Object.entries(wanted).every(
      ([place, entry]) =>
        place === '' ||
        (entry.optional && !installed[place]) ||
        (installed[place]?.version === entry.version && existsSync(path.join(root, place, 'package.json'))),
    );
    return present && existsSync(bundledNode(root));
  } catch {
    return false; // no record, or not one we can read
  }
}

/**
 * Whether package.json asks for the very packages the lock file was made for.
 * @param {string} root
 */
function lockFitsManifest(root) {
  const manifest = readJson(path.join(root, 'package.json'));
  const locked = readJson(path.join(root, 'package-lock.json')).packages[''];
  /** @param {LockEntry} entry */
  const asked = (entry) =>
    JSON.stringify(
      [entry.dependencies ?? {}, entry.devDependencies ?? {}].map((group) => Object.entries(group).sort()),
    );
  return asked(manifest) === asked(locked);
}

/** @returns {Promise<NpmResult>} */
function npmCi() {
  // npm names itself to the scripts it runs; on Windows `npm` is a .cmd and needs a shell.
  const npm = process.env['npm_execpath'];
  const args = ['ci', '--no-audit', '--no-fund', '--prefer-offline', '--loglevel=error'];
  // Half a minute of trying again is patience enough where there is no network.
  const patience = { npm_config_fetch_retry_mintimeout: '2000', npm_config_fetch_retry_maxtimeout: '8000' };
  const options = { cwd: ROOT, env: { ...process.env, ...patience } };
  return new Promise((resolve) => {
    const child = npm?.endsWith('.js')
      ? spawn(process.execPath, [npm, ...args], options)
      : spawn('npm', args, { ...options, shell: process.platform === 'win32' });
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

const NO_NETWORK =
  /ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ETIMEDOUT|ENETUNREACH|EHOSTUNREACH|ENOTCACHED|ERR_SOCKET_TIMEOUT/;

/** @param {NpmResult} result */
function whyNot({ output }) {
  if (NO_NETWORK.test(output)) {
    return 'The packages could not be fetched: the network or the npm registry is out of reach.\nGo online once (or point npm at a registry you can reach) and run the same command again; after that Shang builds offline.';
  }
  if (/ENOSPC/.test(output))
    return 'The packages do not fit: the disk is full. Free about 1 GB and try again.';
  if (/EACCES|EPERM/.test(output)) {
    return 'npm may not write here. Make this folder your own (and the npm cache too) and try again.';
  }
  return `npm could not install the packages. It said:\n${output.trim().split('\n').slice(-20).join('\n')}`;
}

/**
 * Installs what is missing, and nothing when nothing is.
 * @param {{ root?: string, install?: () => Promise<NpmResult>, say?: (line: string) => void }} [tools]
 * @returns {Promise<boolean>} whether anything had to be installed
 */
export async function ensurePackages({ root = ROOT, install = npmCi, say = console.log } = {}) {
  if (!lockFitsManifest(root)) {
    throw new Failure(
      'package.json and package-lock.json ask for different packages. Make the lock file anew (CONTRIBUTING.md says how) and try again.',
    );
  }
  if (packagesAreCurrent(root)) return false;
  say('Installing packages; the first time this takes a few minutes …');
  const result = await install();
  if (result.code !== 0) throw new Failure(whyNot(result));
  if (!packagesAreCurrent(root)) {
    throw new Failure('npm ended well but packages are missing. Delete node_modules and try again.');
  }
  return true;
}
