import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { REPOSITORY_ROOT } from '../../scripts/build/content-hash.ts';
import { OUTPUT_ROOT } from '../../scripts/build/output-paths.ts';

const COPY = join(OUTPUT_ROOT, 'fourth-template');
/** The build output of the copy. */
export const FOURTH_APP = join(COPY, '.output/app');

const SOURCES = ['openapi', 'public', 'scripts', 'src', 'worker', 'package.json', 'tsconfig.json', 'vite.config.ts'];
const LOOK = `import type { Look } from '../look.ts';
import sheet from './look.css?url';

export const look: Look = { sheet, themeColors: { light: '#0a5c2e', dark: '#0c1a12' } };
`;
const PARTS = `import type { TemplateParts } from '../template-parts.ts';
import sheet from './parts.css?url';

export const parts: TemplateParts = {
  sheet,
  navigation: 'lavish',
  memberColumns: false,
  memberMosaic: false,
  memberSpread: false,
  searchFilters: 'fields',
  art: 'meeting',
  faces: 'circle',
  matchFinder: 'split',
  indexAside: 'art',
  likePattern: null,
  likeColumns: false,
  home: 'blocks',
};
`;

/**
 * Copies the project and adds a template `poster` as described in `src/README.md`: only its folder and its name in the
 * contract. Type-checks and builds the copy; throws with the output of the compiler or the build.
 */
export function buildFourthTemplate(): void {
  rmSync(COPY, { recursive: true, force: true });
  mkdirSync(COPY, { recursive: true });
  for (const source of SOURCES) cpSync(join(REPOSITORY_ROOT, source), join(COPY, source), { recursive: true });
  // Hard links: with a symbolic link, the build treats packages as source files of another project.
  execFileSync('cp', ['-Rl', join(REPOSITORY_ROOT, 'node_modules'), join(COPY, 'node_modules')]);

  const site = join(COPY, 'openapi/schemas/site.yaml');
  writeFileSync(
    site,
    changed(readFileSync(site, 'utf8'), '[social, classic, lavish]', '[social, classic, lavish, poster]'),
  );
  const folder = join(COPY, 'src/templates/poster');
  const social = join(COPY, 'src/templates/social');
  mkdirSync(folder);
  for (const sheet of ['look.css', 'fonts.css']) cpSync(join(social, sheet), join(folder, sheet));
  const tokens = readFileSync(join(social, 'tokens.css'), 'utf8');
  writeFileSync(join(folder, 'tokens.css'), tokens.replace(/--color-accent: [^;]*;/, '--color-accent: #0a5c2e;'));
  writeFileSync(join(folder, 'look.ts'), LOOK);
  writeFileSync(join(folder, 'parts.ts'), PARTS);
  writeFileSync(
    join(folder, 'parts.css'),
    '[data-ui="poster"] .page-header__title {\n  text-transform: uppercase;\n}\n',
  );

  const run = (script: string, values: readonly string[] = []) =>
    execFileSync(process.execPath, [join('node_modules', script), ...values], { cwd: COPY, stdio: 'pipe' });
  run('tsx/dist/cli.mjs', ['scripts/generate-contract/main.ts']);
  run('typescript-7/bin/tsc', ['-p', 'src']);
  run('tsx/dist/cli.mjs', ['scripts/build/main.ts']);
}

function changed(text: string, before: string, after: string): string {
  if (!text.includes(before)) throw new Error(`Not in the contract any more: ${before}`);
  return text.replace(before, after);
}
