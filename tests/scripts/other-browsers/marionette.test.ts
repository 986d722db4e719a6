import { createServer, type Server, type Socket } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { Refusal } from '../../../scripts/other-browsers/driver.ts';
import { connectMarionette } from '../../../scripts/other-browsers/marionette.ts';
import { encodePacket, packetReader } from '../../../scripts/other-browsers/packets.ts';
import { listen } from '../../../scripts/serve/listen.mjs';

type Asked = [type: 0, id: number, name: string, parameters: Record<string, unknown>];

const servers: Server[] = [];
afterEach(() => {
  for (const server of servers.splice(0)) server.close();
});

/** Something that speaks as Firefox does. */
async function firefox(answer: (asked: Asked, socket: Socket) => void) {
  const server = createServer((socket) => {
    socket.on(
      'data',
      packetReader((message) => answer(message as Asked, socket)),
    );
    socket.on('error', () => {});
    socket.write(encodePacket({ applicationType: 'gecko', marionetteProtocol: 3 }));
  });
  servers.push(server);
  return connectMarionette(await listen(server));
}

describe('Marionette', () => {
  it('takes answers in any order, each for its question', async () => {
    const waiting: Asked[] = [];
    const marionette = await firefox((asked, socket) => {
      waiting.unshift(asked);
      if (waiting.length < 2) return;
      for (const [, id, name] of waiting) socket.write(encodePacket([1, id, null, { value: name }]));
    });
    const answers = await Promise.all([marionette.send('execute', {}), marionette.send('print', {})]);
    expect(answers).toEqual(['WebDriver:ExecuteScript', 'WebDriver:Print']);
    marionette.close();
  });

  it('gives what is asked along, and the whole answer to a command of its own', async () => {
    const marionette = await firefox(([, id, , parameters], socket) =>
      socket.write(encodePacket([1, id, null, { cause: parameters['flags'] }])),
    );
    expect(await marionette.ask('Marionette:Quit', { flags: ['eAttemptQuit'] })).toEqual({
      cause: ['eAttemptQuit'],
    });
    marionette.close();
  });

  it('says in words what Firefox refuses', async () => {
    const marionette = await firefox(([, id], socket) =>
      socket.write(encodePacket([1, id, { error: 'javascript error', message: 'x is not defined' }, null])),
    );
    await expect(marionette.send('execute', {})).rejects.toThrow(
      new Refusal('javascript error: x is not defined'),
    );
    marionette.close();
  });

  it('waits for nobody who has gone', async () => {
    const marionette = await firefox((_, socket) => socket.destroy());
    await expect(marionette.send('execute', {})).rejects.toThrow('hung up');
  });

  it('hangs up on somebody who speaks otherwise', async () => {
    const marionette = await firefox((_, socket) => socket.write('HTTP/1.1 400 Bad Request'));
    await expect(marionette.send('execute', {})).rejects.toThrow('Not a packet');
  });
});
