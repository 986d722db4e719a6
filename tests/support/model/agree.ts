/** Where engine and model part, the table and the move say it all. */
import { isDeepStrictEqual } from 'node:util';

export function agree(what: string, model: unknown, engine: unknown, where: unknown): void {
  if (isDeepStrictEqual(model, engine)) return;
  const lines = [
    `${what}: engine and model disagree`,
    `model  ${JSON.stringify(model)}`,
    `engine ${JSON.stringify(engine)}`,
    `where  ${JSON.stringify(where)}`,
  ];
  throw new Error(lines.join('\n'));
}
