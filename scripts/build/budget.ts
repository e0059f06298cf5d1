import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { findChunkCycle } from './chunk-cycles.ts';
import { IN_PAGE_WORKER } from './chunk-names.ts';
import { REPOSITORY_ROOT } from './content-hash.ts';
import { findPackageModules, listRouteLoads, type RouteLoad, type RouteModules } from './first-load.ts';
import { listFirstPaints } from './first-paint.ts';
import { APP_OUTPUT, CHUNK_RECORD } from './output-paths.ts';
import { type RecordedChunk, readChunkRecord } from './record-chunks.ts';

/** One KB is 1000 bytes, the stricter definition, after gzip at its highest level. */
const BYTES_PER_KB = 1000;
/** What the first paint needs: the prerendered page with its style sheets, blocking script and font. */
const FIRST_PAINT_MAX_REQUESTS = 8;
const FIRST_PAINT_MAX_KB = 65;
/**
 * A page with seven files of 130 KB in total loads faster than one with forty of 98 KB (README.md): the number of files
 * is the primary limit, and the weight limit keeps additions from going unnoticed.
 */
const VISITOR_FIRST_LOAD_MAX_KB = 156;
const MEMBER_FIRST_LOAD_MAX_KB = 244;
const ROUTE_CHUNK_MAX_KB = 46;
const VISITOR_FIRST_LOAD_MAX_FILES = 4;
const MEMBER_FIRST_LOAD_MAX_FILES = 8;

/** Packages for the worker only: none of their modules may be in a first load. */
const WORKER_PACKAGES = ['arktype', '@ark'];

const VISITOR_BASE = ['src/main.tsx'];
const MEMBER_BASE = ['src/main.tsx', 'src/app/member-frame.tsx'];

/** What each template adds before the first screen; the heaviest one counts. */
const TEMPLATES = readdirSync(join(REPOSITORY_ROOT, 'src/templates'), { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => ({
    visitor: [`src/templates/${name}/look.ts`],
    member: [`src/templates/${name}/look.ts`, `src/app/navigation/${navigationOf(name)}-navigation.tsx`],
  }));

/** A template may reuse another template's frame. */
function navigationOf(template: string): string {
  const parts = readFileSync(join(REPOSITORY_ROOT, 'src/templates', template, 'parts.ts'), 'utf8');
  const name = /\bnavigation: '(\w+)'/.exec(parts)?.[1];
  if (name === undefined) throw new Error(`src/templates/${template}/parts.ts names no navigation`);
  return name;
}

/** Where a visit begins: everything these pages load is their first load. */
const ENTRY_ROUTES: readonly (RouteModules & { maxKb: number; maxFiles: number })[] = [
  {
    route: '/',
    base: VISITOR_BASE,
    page: 'src/features/landing/index-page.tsx',
    maxKb: VISITOR_FIRST_LOAD_MAX_KB,
    maxFiles: VISITOR_FIRST_LOAD_MAX_FILES,
  },
  {
    route: '/login',
    base: VISITOR_BASE,
    page: 'src/features/session/login-page.tsx',
    maxKb: VISITOR_FIRST_LOAD_MAX_KB,
    maxFiles: VISITOR_FIRST_LOAD_MAX_FILES,
  },
  {
    route: '/home',
    base: MEMBER_BASE,
    page: 'src/features/home/home-page.tsx',
    maxKb: MEMBER_FIRST_LOAD_MAX_KB,
    maxFiles: MEMBER_FIRST_LOAD_MAX_FILES,
  },
];

/**
 * Lists every other page, by its file below src/features. What a page loads beyond the first load counts separately:
 * relative to a member's base if it depends on the database, otherwise to a visitor's.
 */
function listFurtherRoutes(chunks: readonly RecordedChunk[]): RouteModules[] {
  const entries = new Set(ENTRY_ROUTES.map(({ page }) => page));
  return readdirSync(join(REPOSITORY_ROOT, 'src/features'), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('-page.tsx'))
    .sort()
    .map((file) => ({ route: file.replace('.tsx', ''), page: `src/features/${file}` }))
    .filter(({ page }) => !entries.has(page))
    .map(({ route, page }) => {
      const [alone] = listRouteLoads(chunks, [{ route, base: VISITOR_BASE, page }]);
      const isForMembers = findPackageModules(chunks, alone?.files ?? [], ['dexie']).length > 0;
      return { route, base: isForMembers ? MEMBER_BASE : VISITOR_BASE, page };
    });
}

export interface BudgetReport {
  lines: readonly string[];
  /** One sentence for each limit that is exceeded. */
  problems: readonly string[];
}

/** Checks the size of the app in the output folder against the budget. */
export function weighBuild(): BudgetReport {
  const chunks = readChunkRecord(CHUNK_RECORD);
  const weigh = (file: string): number => gzipSync(readFileSync(join(APP_OUTPUT, file)), { level: 9 }).length;
  const lines = ['JavaScript after gzip, KB of 1000 bytes (allowed)'];
  const problems: string[] = [];

  const check = (what: string, bytes: number, maxKb: number): void => {
    const kb = bytes / BYTES_PER_KB;
    lines.push(row(what, bytes, `(${maxKb})${kb > maxKb ? '  OVER' : ''}`));
    if (kb > maxKb) problems.push(`${what.trim()} weighs ${kb.toFixed(1)} KB, ${maxKb} KB are allowed.`);
  };

  const refuseWorkerPackages = (load: RouteLoad): void => {
    const [example, ...others] = findPackageModules(chunks, load.files, WORKER_PACKAGES);
    if (example === undefined) return;
    problems.push(`The load of ${load.route} holds ${example} and ${others.length} more of the worker alone.`);
  };

  /** Returns one load for each template. */
  const listTemplateLoads = ({ route, base, page }: RouteModules): RouteLoad[] =>
    listRouteLoads(
      chunks,
      TEMPLATES.map(({ visitor, member }) => ({
        route,
        base: [...base, ...(base === MEMBER_BASE ? member : visitor)],
        page,
      })),
    );
  const heaviest = (fileLists: readonly (readonly string[])[]): number =>
    Math.max(...fileLists.map((files) => sum(files.map(weigh))));

  const entryLoads = ENTRY_ROUTES.map(listTemplateLoads);
  for (const [index, loads] of entryLoads.entries()) {
    const { route, maxKb, maxFiles } = ENTRY_ROUTES[index] ?? { route: '', maxKb: 0, maxFiles: 0 };
    check(`first load of ${route}`, heaviest(loads.map((load) => load.files)), maxKb);
    const files = Math.max(...loads.map((load) => load.files.length));
    lines.push(`  in ${files} files (${maxFiles})`);
    if (files > maxFiles) problems.push(`The first load of ${route} is ${files} files, ${maxFiles} are allowed.`);
    loads.forEach(refuseWorkerPackages);
  }
  const furtherRoutes = listFurtherRoutes(chunks);
  const furtherLoads = furtherRoutes.map(listTemplateLoads);
  for (const [index, loads] of furtherLoads.entries()) {
    const route = furtherRoutes[index]?.route ?? '';
    const beyond = heaviest(loads.map((load) => load.beyondBase));
    check(`${route} beyond the first load, all its chunks`, beyond, ROUTE_CHUNK_MAX_KB);
    lines.push(row(`  ${route} in all, when a visit begins there`, heaviest(loads.map((load) => load.files)), ''));
    loads.forEach(refuseWorkerPackages);
  }

  const cycle = findChunkCycle(chunks);
  if (cycle !== null) problems.push(`These scripts need each other, and none of them can start: ${cycle.join(', ')}.`);

  const paints = listFirstPaints(APP_OUTPUT);
  const [heaviestPaint] = paints;
  if (heaviestPaint !== undefined) {
    check(`before the first paint: ${heaviestPaint.page}`, heaviestPaint.bytes, FIRST_PAINT_MAX_KB);
    lines.push(
      `  at most ${Math.max(...paints.map(({ requests }) => requests))} requests (${FIRST_PAINT_MAX_REQUESTS})`,
    );
  }
  for (const { page, requests } of paints) {
    if (requests <= FIRST_PAINT_MAX_REQUESTS) continue;
    problems.push(`${page} needs ${requests} requests before it is painted, ${FIRST_PAINT_MAX_REQUESTS} are allowed.`);
  }

  const weighed = new Set([...entryLoads, ...furtherLoads].flat().flatMap((load) => load.files));
  for (const chunk of chunks) {
    if (weighed.has(chunk.file)) continue;
    if (chunk.modules.includes(IN_PAGE_WORKER)) lines.push(row('worker in the page', weigh(chunk.file), '(no limit)'));
    else check(`loaded later: ${mainModule(chunk)}`, weigh(chunk.file), ROUTE_CHUNK_MAX_KB);
  }
  for (const file of listWorkerFiles(chunks)) lines.push(row(`worker: ${file}`, weigh(file), '(no limit)'));
  return { lines, problems };
}

/** Names a chunk by its main module, which is the last one in it. */
function mainModule({ file, modules }: RecordedChunk): string {
  return modules.at(-1)?.replace(/^(src|node_modules)\//, '') ?? file;
}

/** Lists the scripts outside of the page's own bundle: the workers with their chunks, and the service worker. */
function listWorkerFiles(chunks: readonly RecordedChunk[]): string[] {
  const ofPage = new Set(chunks.map((chunk) => chunk.file));
  return ['sw.js', ...readdirSync(join(APP_OUTPUT, 'assets')).map((name) => `assets/${name}`)].filter(
    (file) => file.endsWith('.js') && !ofPage.has(file),
  );
}

function row(what: string, bytes: number, note: string): string {
  return `${what.padEnd(64)} ${(bytes / BYTES_PER_KB).toFixed(1).padStart(7)}  ${note}`;
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}
