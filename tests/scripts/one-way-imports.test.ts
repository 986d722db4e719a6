// A file that breaks the one-way rule, for every arrow of it, and the linter's verdict on each.
import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ROOT } from '../../scripts/setup/runtime.mjs';

const FORBIDDEN = {
  'src/lib': [
    '../games/dunhuang/index.ts',
    '../bots/search.ts',
    '../islands/x.tsx',
    '../art/index.ts',
    '../i18n/index.ts',
    '../build/credits.ts',
    '../reference/dunhuang/rule-links.ts',
  ],
  'src/lib/deep/down': [
    '../../../islands/x.ts',
    '../../../games/dunhuang/index.ts',
    '../../../pages/index.astro',
  ],
  'src/games/dunhuang': [
    '../../bots/search.ts',
    '../../islands/x.ts',
    '../../components/x.ts',
    '../../layouts/x.ts',
  ],
  'src/games/dragon-market': ['../dunhuang/plain.ts', '../../islands/x.ts', 'preact'],
  'src/games/dunhuang/characters': [
    '../../../bots',
    '../../../pages/x.ts',
    'preact',
    'preact/hooks',
    '@preact/signals',
  ],
  'src/bots': [
    '../islands/x.ts',
    '../components/x.ts',
    '../pages/x.ts',
    '../i18n/index.ts',
    '@preact/signals',
    '../games/dunhuang/board.ts',
  ],
  'src/bots/dunhuang': ['../../games/dunhuang/sampler.ts'],
  'src/bots/search': ['../../games/dunhuang/index.ts', '../dunhuang/net.ts', '../../islands/x.ts'],
  'src/bots/worker': [
    '../../games/dunhuang/fast.ts',
    '../dunhuang/messages.ts',
    '../dragon-market/messages.ts',
    '@preact/signals',
  ],
  'src/art': ['../games/dunhuang/fast.ts', '../components/x.ts', '../islands/x.ts', '../bots/search.ts'],
  'src/islands/dunhuang/table': [
    '../../../pages/x.ts',
    '../../../layouts/Page.astro',
    '../../../games/dunhuang/score.ts',
    '../../../games/dunhuang/fast.ts',
    '../../../components/rules/outline.ts',
  ],
  // What two tables share has heard of no game, of no bot and of no game's drawings or words.
  'src/islands/table': [
    '../dunhuang/people.ts',
    '../../games/dunhuang/index.ts',
    '../../bots/dunhuang/client.ts',
    '../../art/index.ts',
    '../../pages/x.ts',
  ],
  'src/islands/table/board': [
    '../../../games/dunhuang/index.ts',
    '../../../bots/dunhuang/levels.ts',
    '../../../art/index.ts',
    '../../../reference/dunhuang/rule-links.ts',
    '../../../i18n/dunhuang/index.ts',
    '../../dunhuang/table/rules.ts',
    '../../dragon-market/table/rules.ts',
  ],
  'src/islands/score': [
    '../../games/yinzi/index.ts',
    '../../art/index.ts',
    '../../reference/dunhuang/rule-links.ts',
    '../dunhuang/score/sheet.ts',
    '../yinzi/score/sheet.ts',
    '../../layouts/x.ts',
  ],
  'src/reference/dunhuang': [
    '../../games/dunhuang/fast.ts',
    '../../islands/x.ts',
    '../../components/x.ts',
    '../../bots/dunhuang/index.ts',
  ],
  'src/components': ['../games/dunhuang/fast.ts', '../pages/x.ts', '../layouts/Page.astro'],
  'src/layouts': ['../games/dunhuang/fast.ts', '../pages/x.ts'],
  // A game has two doors, the fast one for bots, scripts and tests, and nobody climbs in by a window.
  'src/pages/[lang]': [
    '../../games/dunhuang/types.ts',
    '../../games/dunhuang/fast.ts',
    '../../games/dunhuang/characters/painter.ts',
  ],
  'src/i18n': ['../games/dunhuang/rules.ts', '../games/dunhuang/fast.ts'],
  scripts: ['../src/games/dunhuang/board.ts', '../src/games/dunhuang/characters/painter.ts'],
};

const WELCOME = {
  'src/lib': ['./languages.ts', 'node:path'],
  'src/games/dunhuang': ['../../lib/random.ts', './types.ts'],
  'src/bots': ['../games/dunhuang/index.ts', '../games/dunhuang/fast.ts', '../lib/random.ts'],
  'src/bots/dunhuang': [
    '../../games/dunhuang/index.ts',
    '../../games/dunhuang/fast.ts',
    '../search/search.ts',
    '../worker/serve.ts',
  ],
  'src/bots/search': ['../../lib/random.ts'],
  'src/islands/dunhuang/table': [
    '../../../bots/dunhuang/client.ts',
    '../../../games/dunhuang/index.ts',
    '@preact/signals',
    '../../../i18n/index.ts',
    '../../../reference/dunhuang/rule-links.ts',
  ],
  'src/islands/table/board': [
    '../game/rules.ts',
    '../../PeopleEditor.tsx',
    '../../../lib/seats.ts',
    '../../../i18n/translate.ts',
    '@preact/signals',
  ],
  'src/islands/score': ['../people.ts', '../../lib/long-list.ts', '../../i18n/translate.ts'],
  'src/reference/dunhuang': ['../../games/dunhuang/index.ts', '../../art/index.ts'],
  'src/components': ['../islands/dunhuang/table/Table.tsx', '../art/index.ts', '../i18n/index.ts'],
  scripts: [
    '../src/games/dunhuang/index.ts',
    '../src/games/dunhuang/fast.ts',
    '../tests/games/dunhuang/support/golden.ts',
  ],
  'src/pages': ['../layouts/Page.astro', '../islands/dunhuang/table/Table.tsx', '../games/dunhuang/index.ts'],
};

interface Trial {
  readonly file: string;
  readonly what: string;
}

const house = mkdtempSync(path.join(tmpdir(), 'shang-house-'));
let refused: Set<string>;

/** Three ways to reach for a neighbour; each is a file of its own. */
const WAYS = (target: string) => [
  `import { thing } from '${target}';\nthing();\n`,
  `export { thing } from '${target}';\n`,
  `export const later = () => import('${target}');\n`,
];

function trials(list: Record<string, string[]>, kind: string): Trial[] {
  return Object.entries(list).flatMap(([folder, targets]) =>
    targets.flatMap((target, t) =>
      WAYS(target).map((code, way) => {
        const file = `${folder}/${kind}-${t}-${way}.ts`;
        mkdirSync(path.join(house, folder), { recursive: true });
        writeFileSync(path.join(house, file), code);
        return { file, what: `${folder}: ${code.split('\n')[0]}` };
      }),
    ),
  );
}

const wrong = trials(FORBIDDEN, 'wrong');
const right = trials(WELCOME, 'right');

beforeAll(() => {
  cpSync(path.join(ROOT, 'biome.json'), path.join(house, 'biome.json'));
  const biome = path.join(ROOT, 'node_modules/@biomejs/biome/bin/biome');
  const args = [
    biome,
    'lint',
    '--vcs-enabled=false',
    '--only=style/noRestrictedImports',
    '--reporter=json',
    '--max-diagnostics=none',
  ];
  const { stdout } = spawnSync(process.execPath, [...args, '.'], { cwd: house, encoding: 'utf8' });
  const { diagnostics } = JSON.parse(stdout) as { diagnostics: { location: { path: string } }[] };
  refused = new Set(diagnostics.map(({ location }) => location.path.split(path.sep).join('/')));
});
afterAll(() => rmSync(house, { recursive: true }));

describe('lib <- games <- bots <- islands <- pages', () => {
  it.each(wrong)('refuses $what', ({ file }) => {
    expect(refused).toContain(file);
  });

  it.each(right)('welcomes $what', ({ file }) => {
    expect(refused).not.toContain(file);
  });
});
