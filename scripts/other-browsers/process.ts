// A program that runs beside us, and never stays behind.
import { type ChildProcess, type SpawnOptions, spawn } from 'node:child_process';

export interface Program {
  readonly child: ChildProcess;
  readonly said: () => string; // on both of its outputs, until now
  /** Waits for its end, and brings it about if that takes long. */
  end(patience?: number): Promise<void>;
}

export function runProgram(command: string, args: readonly string[], options: SpawnOptions): Program {
  const child = spawn(command, args, options);
  const pieces: Buffer[] = [];
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (piece) => pieces.push(piece));
  let over = false;
  const ended = new Promise<void>((resolve) => {
    const kill = () => child.kill('SIGKILL');
    process.on('exit', kill);
    const finish = () => {
      process.off('exit', kill);
      over = true;
      resolve();
    };
    child.on('error', (error) => {
      pieces.push(Buffer.from(`${error}\n`));
      finish();
    });
    child.on('exit', finish);
  });
  return {
    child,
    said: () => Buffer.concat(pieces).toString(),
    async end(patience = 0) {
      const timer = setTimeout(() => child.kill(), patience);
      const last = setTimeout(() => child.kill('SIGKILL'), patience + 5000);
      if (!over) await ended;
      clearTimeout(timer);
      clearTimeout(last);
    },
  };
}
