/**
 * A slow line to a server on this machine: every connection through it shares so many bytes a second, and what is asked arrives
 * late. Unlike a browser's own slowing down it holds for workers too.
 */
import { connect, createServer, type Server, type Socket } from 'node:net';

export interface Line {
  readonly bytesPerSecond: number;
  readonly latency: number; // ms from a question to the server's hearing it
}

const SLICE = 25; // ms between two pours

export function createSlowLine(target: number, { bytesPerSecond, latency }: Line): Server {
  const share = (bytesPerSecond * SLICE) / 1000;
  const waiting: { socket: Socket; left: Buffer }[] = [];
  let budget = 0;
  /** Everybody gets a packet in turn, as on a line that is shared. */
  const pour = setInterval(() => {
    budget = Math.min(budget + share, share * 4); // what nobody used is not saved up
    while (budget > 0 && waiting.length > 0) {
      const next = waiting.shift()!;
      const part = next.left.subarray(0, 1400);
      budget -= part.length;
      if (!next.socket.destroyed) next.socket.write(part);
      if (part.length < next.left.length) waiting.push({ ...next, left: next.left.subarray(part.length) });
    }
  }, SLICE);

  const server = createServer((socket) => {
    const upstream = connect(target, '127.0.0.1');
    const late = (act: () => void) => setTimeout(act, latency);
    socket.on('data', (data) => late(() => upstream.write(data)));
    upstream.on('data', (left) => waiting.push({ socket, left }));
    for (const [one, other] of [
      [socket, upstream],
      [upstream, socket],
    ] as const) {
      one.on('error', () => other.destroy());
      one.on('close', () => late(() => other.destroySoon()));
    }
  });
  server.on('close', () => clearInterval(pour));
  return server;
}
