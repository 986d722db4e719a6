// @ts-check
import { createServer } from 'node:net';
import { Failure } from '../setup/failure.mjs';

/** @typedef {(port: number) => Promise<boolean>} TryPort */

/**
 * Whether nobody listens on this port of either loopback address: `localhost` may mean any of the two.
 * @type {TryPort}
 */
export async function portIsFree(port) {
  for (const host of ['127.0.0.1', '::1']) {
    const free = await new Promise((resolve) => {
      const probe = createServer();
      probe.once('error', (error) => resolve(!('code' in error) || error.code === 'EADDRNOTAVAIL'));
      probe.listen(port, host, () => probe.close(() => resolve(true)));
    });
    if (!free) return false;
  }
  return true;
}

/**
 * The first free port from the one asked for.
 * @param {number} first
 * @param {{ isFree?: TryPort, tries?: number }} [tools]
 */
export async function freePort(first, { isFree = portIsFree, tries = 20 } = {}) {
  const last = Math.min(first + tries - 1, 65535);
  for (let port = first; port <= last; port++) if (await isFree(port)) return port;
  throw new Failure(
    `No port from ${first} to ${last} is free. Stop one of the programs that use them, or choose another: PORT=8080 npm start.`,
  );
}

/**
 * The port a person asked for with PORT=…, or the usual one.
 * @param {string | undefined} asked
 */
export function firstPort(asked) {
  if (!asked) return 4321;
  const port = Number(asked);
  if (Number.isInteger(port) && port >= 1 && port <= 65535) return port;
  throw new Failure(
    `PORT is "${asked}", which is no port. Give a number from 1 to 65535, such as PORT=8080.`,
  );
}

/**
 * @param {import('node:net').Server} server
 * @param {{ port?: number, host?: string }} [where]
 * @returns {Promise<number>} the port it listens on
 */
export function listen(server, { port = 0, host = '127.0.0.1' } = {}) {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, () => {
      const address = server.address();
      resolve(typeof address === 'object' && address ? address.port : port);
    });
  });
}
