import { createServer, type Server } from 'node:http';
import { afterEach, describe, expect, it } from 'vitest';
import { Refusal } from '../../../scripts/other-browsers/driver.ts';
import { connectDriver } from '../../../scripts/other-browsers/http.ts';
import { listen } from '../../../scripts/serve/listen.mjs';

const servers: Server[] = [];
afterEach(() => {
  for (const server of servers.splice(0)) server.close();
});

/** A driver that notes what it is asked. */
async function driver(answers: Record<string, { status: number; value: unknown }>) {
  const asked: string[] = [];
  const server = createServer(async (request, response) => {
    let body = '';
    for await (const piece of request) body += piece;
    const line = `${request.method} ${request.url}`;
    asked.push(body ? `${line} ${body}` : line);
    const { status, value } = answers[line] ?? { status: 200, value: null };
    response.writeHead(status).end(JSON.stringify({ value }));
  });
  servers.push(server);
  return { asked, origin: `http://127.0.0.1:${await listen(server)}` };
}

const SESSION = { 'POST /session': { status: 200, value: { sessionId: '7', capabilities: {} } } };

describe('a driver over HTTP', () => {
  it('is asked within a session, by method and path', async () => {
    const { asked, origin } = await driver({
      ...SESSION,
      'GET /session/7/screenshot': { status: 200, value: 'iVBO' },
    });
    const session = await connectDriver(origin, { browserName: 'x' });
    await session.send('navigate', { url: 'http://localhost/' });
    expect(await session.send('screenshot', { full: false })).toBe('iVBO');
    await session.close();
    expect(asked).toEqual([
      'POST /session {"capabilities":{"alwaysMatch":{"browserName":"x"}}}',
      'POST /session/7/url {"url":"http://localhost/"}',
      'GET /session/7/screenshot',
      'DELETE /session/7',
    ]);
  });

  it('says in words what it refuses', async () => {
    const { origin } = await driver({
      ...SESSION,
      'POST /session/7/print': { status: 404, value: { error: 'unknown command', message: 'print' } },
    });
    const session = await connectDriver(origin, {});
    await expect(session.send('print', {})).rejects.toThrow(new Refusal('unknown command: print'));
  });
});
