// @ts-check
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { Failure } from './failure.mjs';
import { installLocked } from './npm.mjs';
import { bundledNode, nodePackage, ROOT } from './runtime.mjs';

/**
 * @typedef {object} LockEntry
 * @property {string} [version]
 * @property {boolean} [optional]
 * @property {object} [dependencies]
 * @property {object} [devDependencies]
 * @property {Record<string, string>} [optionalDependencies]
 * @property {string[]} [os]
 * @property {string[]} [cpu]
 * @property {string[]} [libc]
 */
/** @typedef {Record<string, LockEntry>} Packages by the place they are installed in */
/** @typedef {import('./npm.mjs').NpmResult} NpmResult */

/** What the tools run on, where the packages hold no Node for a machine. */
const NEEDED_NODE = 24;

/** @param {string} file */
const readJson = (file) => JSON.parse(readFileSync(file, 'utf8'));

/** @param {string} root @returns {Packages} */
const lockedPackages = (root) => readJson(path.join(root, 'package-lock.json')).packages;

/**
 * What a lock file says about Node for this machine.
 * @param {Packages} packages
 */
const nodeIn = (packages) =>
  /** @type {{ version: string } | undefined} */ (packages[`node_modules/${nodePackage()}`]);

/** Whether a binary was made for this machine. @param {LockEntry} entry */
function fitsMachine({ os, cpu, libc }) {
  const glibc = process.platform === 'linux' && existsSync('/etc/alpine-release') ? 'musl' : 'glibc';
  return Boolean(
    os?.includes(process.platform) && cpu?.includes(process.arch) && (!libc || libc.includes(glibc)),
  );
}

/**
 * Whether a package that comes with a binary for each machine has the one for this.
 * @param {LockEntry} entry
 * @param {Packages} wanted
 * @param {Packages} installed
 */
function hasItsBinary(entry, wanted, installed) {
  const binaries = Object.keys(entry.optionalDependencies ?? {}).map((name) => `node_modules/${name}`);
  const fitting = binaries.filter((place) => fitsMachine(wanted[place] ?? {}));
  return fitting.length === 0 || fitting.some((place) => installed[place]);
}

/**
 * Whether node_modules holds what the lock file asks for. npm keeps its own record of what it
 * installed, written last, so an install that was cut short or is out of date shows up here.
 * @param {string} root
 */
export function packagesAreCurrent(root) {
  try {
    const wanted = lockedPackages(root);
    /** @type {Packages} */
    const installed = readJson(path.join(root, 'node_modules', '.package-lock.json')).packages;
    const present = Object.entries(wanted).every(
      ([place, entry]) =>
        place === '' ||
        (entry.optional && !installed[place]) ||
        (installed[place]?.version === entry.version &&
          existsSync(path.join(root, place, 'package.json')) &&
          hasItsBinary(entry, wanted, installed)),
    );
    return present && (existsSync(bundledNode(root)) || !nodeIn(wanted));
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
      [entry.dependencies, entry.devDependencies, entry.optionalDependencies].map((group) =>
        Object.entries(group ?? {}).sort(),
      ),
    );
  return asked(manifest) === asked(locked);
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
 * @param {{ root?: string, install?: typeof installLocked, say?: (line: string) => void, own?: string }} [tools]
 * @returns {Promise<boolean>} whether anything had to be installed
 */
export async function ensurePackages({
  root = ROOT,
  install = installLocked,
  say = console.log,
  own = process.versions.node,
} = {}) {
  if (!lockFitsManifest(root)) {
    throw new Failure(
      'package.json and package-lock.json ask for different packages. Make the lock file anew (CONTRIBUTING.md says how) and try again.',
    );
  }
  if (packagesAreCurrent(root)) return false;
  const node = nodeIn(lockedPackages(root));
  if (!node && Number.parseInt(own, 10) < NEEDED_NODE) {
    throw new Failure(
      `The packages hold no Node for this machine (${process.platform} ${process.arch}), and its own is ${own}. Install Node ${NEEDED_NODE} or newer and try again.`,
    );
  }
  say('Installing packages; the first time this takes a few minutes …');
  const result = await install(node);
  if (result.code !== 0) throw new Failure(whyNot(result));
  if (!packagesAreCurrent(root)) {
    throw new Failure('npm ended well but packages are missing. Delete node_modules and try again.');
  }
  return true;
}
