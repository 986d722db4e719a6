/** A real NATS server on this machine, for one test: it can be ended and started again at the same port. */
import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { ensureBroker } from '../../scripts/setup/broker.ts';

/** As docs/several-devices.md says to run one, but for TLS, which this machine needs not. */
const config = (port: number): string => `
listen: "127.0.0.1:-1"
max_payload: 1MB
max_subscriptions: 64
websocket { listen: "127.0.0.1:${port}", no_tls: true }
authorization {
  users: [{ user: "table", password: "table", permissions: {
    publish: { allow: ["shang.*.h", "shang.*.g"] }
    subscribe: { allow: ["shang.*.h", "shang.*.g"] }
  } }]
}
no_auth_user: "table"
`;

const freePort = (): Promise<number> =>
  new Promise((resolve) => {
    const server = createServer();
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });

export async function startNats(asked?: number) {
  const program = ensureBroker();
  const port = asked ?? (await freePort());
  const folder = mkdtempSync(path.join(tmpdir(), 'shang-nats-'));
  const file = path.join(folder, 'nats.conf');
  writeFileSync(file, config(port));
  let child: ChildProcess | undefined;

  /** Resolves when it listens; rejects with what it said where it does not. */
  const start = (): Promise<void> =>
    new Promise((resolve, reject) => {
      const started = spawn(program, ['-c', file], { stdio: ['ignore', 'ignore', 'pipe'] });
      let said = '';
      child = started;
      started.stderr.on('data', (text: Buffer) => {
        said += text.toString();
        if (said.includes('Server is ready')) resolve();
      });
      started.on('error', reject);
      started.on('exit', () => reject(new Error(`nats-server ended: ${said}`)));
    });
  const end = (how: NodeJS.Signals): Promise<void> =>
    new Promise((resolve) => {
      if (!child || child.exitCode !== null) return resolve();
      child.on('exit', () => resolve());
      child.kill(how);
    });

  await start();
  return {
    url: `ws://127.0.0.1:${port}`,
    start,
    kill: () => end('SIGKILL'),
    async close(): Promise<void> {
      await end('SIGTERM');
      rmSync(folder, { recursive: true });
    },
  };
}
