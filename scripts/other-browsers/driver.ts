// What any browser is told, whichever way it is spoken to: WebDriver's commands, and their names on each way.

/** By its name in Marionette, and by method and path over HTTP. */
export const COMMANDS = {
  navigate: ['WebDriver:Navigate', 'POST', 'url'],
  execute: ['WebDriver:ExecuteScript', 'POST', 'execute/sync'],
  act: ['WebDriver:PerformActions', 'POST', 'actions'],
  screenshot: ['WebDriver:TakeScreenshot', 'GET', 'screenshot'],
  print: ['WebDriver:Print', 'POST', 'print'],
  timeouts: ['WebDriver:SetTimeouts', 'POST', 'timeouts'],
  resize: ['WebDriver:SetWindowRect', 'POST', 'window/rect'],
} as const;

export type Command = keyof typeof COMMANDS;

export interface Driver {
  send(command: Command, parameters?: object): Promise<unknown>;
}

/** The browser understood, and could or would not. */
export class Refusal extends Error {}

/** What is in the answer, which wraps it on either way. */
export const unwrap = (answer: unknown): unknown =>
  typeof answer === 'object' && answer !== null && 'value' in answer ? answer.value : answer;
