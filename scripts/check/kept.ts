import { readFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { filesToKeep } from '../build/service-worker.mjs';
import { isZipped } from '../serve/site.mjs';

/** The bytes that travel when a first visitor's device fetches all that it keeps for offline use. */
export function keptWeight(folder: string): number {
  return Object.keys(filesToKeep(folder))
    .map((address) => path.join(folder, /(^|\/)$/.test(address) ? `${address}index.html` : address))
    .map((file) => (isZipped(file) ? gzipSync(readFileSync(file), { level: 9 }) : readFileSync(file)).length)
    .reduce((total, bytes) => total + bytes, 0);
}
