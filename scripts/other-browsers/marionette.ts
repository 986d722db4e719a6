// Firefox, spoken to in its own protocol: no driver stands between.
import { connect } from 'node:net';
import { COMMANDS, type Driver, Refusal, unwrap } from './driver.ts';
import { encodePacket, packetReader } from './packets.ts';

export interface Marionette extends Driver {
  ask(name: string, parameters?: object): Promise<unknown>; // a command of Firefox's own
  close(): void;
}

interface Waiting {
  resolve(answer: unknown): void;
  reject(error: Error): void;
}

type Answer = [type: 1, id: number, error: { error: string; message: string } | null, result: unknown];

/** A connection that has been greeted; a lost one fails whatever waits for an answer. */
export function connectMarionette(port: number): Promise<Marionette> {
  return new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1');
    const waiting = new Map<number, Waiting>();
    let last = 0;

    const ask: Marionette['ask'] = (name, parameters = {}) =>
      new Promise((resolve, reject) => {
        last++;
        waiting.set(last, { resolve, reject });
        socket.write(encodePacket([0, last, name, parameters]));
      });

    const marionette: Marionette = {
      ask,
      send: async (command, parameters) => unwrap(await ask(COMMANDS[command][0], parameters)),
      close: () => socket.destroy(),
    };

    const read = packetReader((message) => {
      if (!Array.isArray(message)) return resolve(marionette); // the greeting
      const [, id, error, result] = message as Answer;
      const asked = waiting.get(id);
      waiting.delete(id);
      if (error) asked?.reject(new Refusal(`${error.error}: ${error.message}`));
      else asked?.resolve(result);
    });
    const fail = (error: Error) => {
      reject(error);
      for (const one of waiting.values()) one.reject(error);
      waiting.clear();
    };
    socket.on('data', (piece) => {
      try {
        read(piece);
      } catch (error) {
        socket.destroy(error as Error);
      }
    });
    socket.on('error', fail);
    socket.on('close', () => fail(new Error('Firefox has hung up.')));
  });
}
