// npm run budgets: what each built page weighs, and what is kept of each game for offline use, gzipped, against budgets.json.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { budgetFor } from '../src/build/budget.ts';
import { overweight, tooMuchKept } from './check/budget.ts';
import { keptWeights } from './check/kept.ts';
import { pagesIn } from './check/pages.ts';
import { KINDS, scalesFor } from './check/weigh.ts';
import { Failure, runMain } from './setup/failure.mjs';
import { ROOT } from './setup/runtime.mjs';

await runMain(async () => {
  const folder = path.join(ROOT, 'dist');
  const budgets = JSON.parse(readFileSync(path.join(ROOT, 'budgets.json'), 'utf8'));
  const pages = pagesIn(folder);
  if (pages.length === 0) throw new Failure('There is no built site in dist: npm run build makes it.');
  const weigh = scalesFor(folder, '/');
  const over: string[] = [];
  console.log(`${KINDS.map((kind) => kind.padStart(7)).join(' ')}  gzipped bytes`);
  for (const page of pages) {
    const weight = weigh(page);
    over.push(...overweight(page, weight, budgetFor(page, budgets.pages)));
    console.log(`${KINDS.map((kind) => String(weight[kind]).padStart(7)).join(' ')}  /${page}`);
  }
  const kept = keptWeights(folder);
  for (const [game, bytes] of Object.entries(kept)) {
    console.log(`${String(bytes).padStart(7)}  all that is kept of ${game} for offline use`);
  }
  over.push(...tooMuchKept(kept, budgets.offline));
  for (const line of over) console.error(line);
  console.log(over.length === 0 ? 'All within budget.' : `${over.length} over budget.`);
  return over.length === 0 ? 0 : 1;
});
