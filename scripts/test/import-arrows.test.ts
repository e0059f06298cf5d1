import { spawnSync } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { REPOSITORY_ROOT } from '../build/content-hash.ts';

const BIOME = join(REPOSITORY_ROOT, 'node_modules/@biomejs/biome/bin/biome');

/** Path of a file, its source, and the rule that must report it. */
const WRONG: readonly (readonly [path: string, source: string, rule: string])[] = [
  ...arrow('src/features/chat', '../../app/routes.ts'),
  ...arrow('src/features/signup/flow', '../../../app/routes.ts'),
  ...arrow('src/data', '../app/routes.ts', '../features/chat/queries.ts', '../routing/paths.ts'),
  ...arrow('src/routing', '../app/routes.ts', '../features/chat/queries.ts', '../data/calls.ts'),
  ...arrow('src/ui', '../app/routes.ts', '../features/chat/queries.ts', '../data/calls.ts', '../routing/paths.ts'),
  ...arrow(
    'src/i18n',
    '../ui/button.tsx',
    '../data/calls.ts',
    '../features/chat/queries.ts',
    '../templates/features.ts',
  ),
  ...arrow('src/templates', '../ui/button.tsx', '../data/calls.ts', '../features/chat/queries.ts', '../app/routes.ts'),
  ...arrow('src/templates/classic', '../../ui/button.tsx', '../../i18n/locales.ts'),
  ...arrow('src/ui', '../../worker/http/outcome.ts', '../../worker/backend.ts', '../../openapi/generated/types.ts'),
  ...arrow('src/features/chat', '../../../worker/features/chat/pull-chats.ts', '../../../scripts/build/budget.ts'),
  ...arrow('worker/public', '../backend.ts', '../environment.ts', '../sync/write.ts', '../features/chat/drafts.ts'),
  ...arrow('worker/http', '../sync/write.ts', '../features/chat/drafts.ts', '../session/engine.ts', '../backend.ts'),
  ...arrow('worker/sync', '../features/chat/drafts.ts', '../session/engine.ts', '../ports/serve.ts', '../backend.ts'),
  ...arrow('worker/features/chat', '../../session/engine.ts', '../../ports/serve.ts', '../../backend.ts'),
  ...arrow('worker/session', '../ports/serve.ts', '../backend.ts'),
  ...arrow('worker/sync', '../../src/data/calls.ts', '../../scripts/build/budget.ts'),
  ...arrow('openapi', '../worker/public/database.ts'),
  ...arrow('scripts/build', '../../src/main.tsx', '../../worker/backend.ts'),
  ...arrow('src/features/chat', 'dexie'),
  ...arrow('src/app', 'dexie', '../../worker/backend.ts'),
  ['src/features/chat/lazy.ts', "export const load = () => import('../../app/routes.ts');", 'noRestrictedImports'],
  [
    'src/features/chat/open.ts',
    "import { AccountDatabase } from '../../../worker/public/database.ts';\nexport const open = () => new AccountDatabase(1);",
    'noRestrictedImports',
  ],
  ['src/features/chat/ask.ts', "export const ask = () => fetch('/api/user.php');", 'noRestrictedGlobals'],
  ['src/features/chat/delete.ts', "export const forget = () => indexedDB.deleteDatabase('a');", 'noRestrictedGlobals'],
  ['src/ui/one.ts', "import { two } from './two.ts';\nexport const one = () => two();", 'noImportCycles'],
  ['src/ui/two.ts', "import { one } from './one.ts';\nexport const two = () => one();", 'noImportCycles'],
];

/** The same folders with allowed imports: downward ones, and type imports, which the compiler erases. */
const RIGHT: readonly (readonly [path: string, source: string])[] = [
  ...taking('src/app', '../features/chat/queries.ts', '../data/calls.ts', '../routing/paths.ts', '../ui/button.tsx'),
  ...taking('src/features/chat', '../../data/calls.ts', '../members/age.ts', '../../../worker/public/constants.ts'),
  ...taking('src/features/chat', 'dexie-react-hooks', '../../routing/paths.ts', '../../templates/features.ts'),
  ...taking('src/data', '../ui/button.tsx', '../i18n/locales.ts', '../../worker/public/database.ts'),
  ...taking('src/ui', '../i18n/locales.ts', '../../worker/public/constants.ts'),
  ...taking('worker/public', './session.ts', '../../openapi/generated/types.ts'),
  ...taking('worker/http', '../environment.ts', '../public/session.ts', '../../openapi/generated/types.ts'),
  ...taking('worker/sync', '../http/outcome.ts', '../public/session.ts'),
  ...taking('worker/features/chat', '../../sync/write.ts', '../members/card.ts'),
  ...taking('worker/session', '../features/chat/drafts.ts', './engine.ts'),
  ['src/data/three.ts', "import type { Four } from './four.ts';\nexport type Three = Four | null;"],
  ['src/data/four.ts', "import type { Three } from './three.ts';\nexport type Four = { three: Three };"],
];

const folder = mkdtempSync(join(tmpdir(), 'import-arrows-'));
let found: ReadonlyMap<string, readonly string[]> = new Map();

beforeAll(() => {
  for (const name of ['.biome.jsonc', '.gitignore']) copyFileSync(join(REPOSITORY_ROOT, name), join(folder, name));
  for (const [path, source] of [...WRONG, ...RIGHT]) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), `${source}\n`);
  }
  found = lint(folder);
});
afterAll(() => rmSync(folder, { recursive: true }));

it.each(WRONG.map(([path, source, rule]) => ({ path, source, rule })))('$path: $source ($rule)', ({ path, rule }) => {
  expect(found.get(path)).toContain(rule);
});

it.each(RIGHT.map(([path, source]) => ({ path, source })))('$path may: $source', ({ path }) => {
  expect(found.get(path)).toBeUndefined();
});

// The linter only detects cycles between files.
it.each(['src/features', 'worker/features'])('no feature of %s reaches itself over another one', (place) => {
  const arrows = new Map(listFolders(place).map((name) => [name, importedFeatures(join(place, name))]));
  for (const name of arrows.keys()) expect(reach(arrows, name), name).not.toContain(name);
});

function listFolders(place: string): string[] {
  const entries = readdirSync(join(REPOSITORY_ROOT, place), { withFileTypes: true });
  return entries.filter((entry) => entry.isDirectory()).map((entry) => entry.name);
}

/** Returns the features whose files a folder imports, including dynamic imports. */
function importedFeatures(place: string): string[] {
  const root = join(REPOSITORY_ROOT, place);
  const files = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter((file) => /\.tsx?$/.test(file));
  const own = place.split(/[\\/]/).at(-1);
  return files
    .flatMap((file) => [
      ...readFileSync(join(root, file), 'utf8').matchAll(/(?:from |import\()'(?:\.\.\/)+([a-z-]+)\//g),
    ])
    .flatMap((match) => match[1] ?? [])
    .filter((name) => name !== own);
}

/** Returns everything reachable from a name by one or more arrows. */
function reach(arrows: ReadonlyMap<string, readonly string[]>, from: string): Set<string> {
  const reached = new Set<string>();
  const waiting = [...(arrows.get(from) ?? [])];
  for (let name = waiting.pop(); name !== undefined; name = waiting.pop()) {
    if (reached.has(name)) continue;
    reached.add(name);
    waiting.push(...(arrows.get(name) ?? []));
  }
  return reached;
}

/** Returns one file for each import. */
function taking(place: string, ...imported: readonly string[]): [path: string, source: string][] {
  return imported.map((specifier) => [
    `${place}/takes${specifier.replaceAll(/[^a-z0-9]+/g, '-').replace(/^(?!-)/, '-')}.ts`,
    `import { it } from '${specifier}';\nexport const taken = it;`,
  ]);
}

function arrow(place: string, ...imported: readonly string[]): [path: string, source: string, rule: string][] {
  return taking(place, ...imported).map(([path, source]) => [path, source, 'noRestrictedImports']);
}

/** Returns the names of the rules that each file violates, by path. */
function lint(root: string): Map<string, string[]> {
  const values = ['lint', '--reporter=json', '--max-diagnostics=none', '.'];
  const { stdout } = spawnSync(process.execPath, [BIOME, ...values], { cwd: root, encoding: 'utf8' });
  const report: { diagnostics: { category: string; location: { path: string } }[] } = JSON.parse(stdout);
  const rules = new Map<string, string[]>();
  for (const { category, location } of report.diagnostics) {
    const path = location.path.replaceAll('\\', '/');
    rules.set(path, [...(rules.get(path) ?? []), category.split('/').at(-1) ?? '']);
  }
  return rules;
}
