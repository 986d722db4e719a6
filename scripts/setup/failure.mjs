// @ts-check
/** Something the person at the keyboard can put right: the message says how, so no stack trace is shown. */
export class Failure extends Error {}

/**
 * Runs a command's main function; a Failure ends as its sentence, anything else is a bug and keeps its stack.
 * @param {() => Promise<number>} main gives the exit code
 */
export async function runMain(main) {
  try {
    process.exitCode = await main();
  } catch (error) {
    console.error(error instanceof Failure ? `\n${error.message}` : error);
    process.exitCode = 1;
  }
}
