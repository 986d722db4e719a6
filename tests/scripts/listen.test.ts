import { createServer } from 'node:http';
import { describe, expect, it, onTestFinished } from 'vitest';
import { firstPort, freePort, listen, portIsFree } from '../../scripts/serve/listen.mjs';

describe('the port', () => {
  it('is 4321 unless a person asks for another', () => {
    expect(firstPort(undefined)).toBe(4321);
    expect(firstPort('')).toBe(4321);
    expect(firstPort('8080')).toBe(8080);
  });

  it.each(['camel', '0', '70000', '80.5'])('is not %s', (asked) => {
    expect(() => firstPort(asked)).toThrow(/no port.*1 to 65535/);
  });

  it('is the next free one when it is taken', async () => {
    expect(await freePort(4321, { isFree: async (port) => port >= 4324 })).toBe(4324);
  });

  it('may be nowhere to be had, which is said in a sentence', async () => {
    const none = freePort(4321, { isFree: async () => false });
    await expect(none).rejects.toThrow(/No port from 4321 to 4340 is free.*PORT=8080 npm start/);
  });

  it('never runs past the last port there is', async () => {
    await expect(freePort(65530, { isFree: async () => false })).rejects.toThrow(/65530 to 65535/);
  });

  it('is taken while somebody listens on it', async () => {
    const server = createServer();
    onTestFinished(() => void server.close());
    const port = await listen(server);
    expect(await portIsFree(port)).toBe(false);
    expect(await freePort(port)).toBeGreaterThan(port);
  });
});
