// A browser's driver, spoken to over HTTP as WebDriver says (https://www.w3.org/TR/webdriver2/).
import { COMMANDS, type Driver, Refusal, unwrap } from './driver.ts';

export interface HttpDriver extends Driver {
  close(): Promise<void>; // the session, and the browser with it
}

async function ask(method: string, address: string, parameters?: object): Promise<unknown> {
  const response = await fetch(address, {
    method,
    ...(parameters && { body: JSON.stringify(parameters) }),
    headers: { 'Content-Type': 'application/json' },
  });
  const value = unwrap(await response.json());
  if (response.ok) return value;
  const { error, message } = value as { error: string; message: string };
  throw new Refusal(`${error}: ${message}`);
}

/** A session of its own, in a browser with these capabilities. */
export async function connectDriver(origin: string, capabilities: object): Promise<HttpDriver> {
  const wish = { capabilities: { alwaysMatch: capabilities } };
  const { sessionId } = (await ask('POST', `${origin}/session`, wish)) as { sessionId: string };
  const session = `${origin}/session/${sessionId}`;
  return {
    send(command, parameters = {}) {
      const [, method, path] = COMMANDS[command];
      return ask(method, `${session}/${path}`, method === 'POST' ? parameters : undefined);
    },
    close: async () => void (await ask('DELETE', session)),
  };
}
