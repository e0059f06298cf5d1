import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { findPackageModules, listRouteLoads, type RouteLoad, type RouteModules } from './first-load.ts';
import { APP_OUTPUT, CHUNK_RECORD } from './output-paths.ts';
import { type RecordedChunk, readChunkRecord } from './record-chunks.ts';

/** One KB is 1000 bytes, the stricter reading, after gzip at its best level. */
const BYTES_PER_KB = 1000;
const VISITOR_FIRST_LOAD_MAX_KB = 100;
const MEMBER_FIRST_LOAD_MAX_KB = 140;
const ROUTE_CHUNK_MAX_KB = 25;

/** They belong to the worker: none of their modules may be in a first load. */
const WORKER_PACKAGES = ['arktype', '@ark'];

const VISITOR_BASE = ['src/main.tsx'];
const MEMBER_BASE = ['src/main.tsx', 'src/app/member-frame.tsx'];

/** Where a visit begins: everything that these pages load is their first load. */
const ENTRY_ROUTES: readonly (RouteModules & { maxKb: number })[] = [
  { route: '/', base: VISITOR_BASE, page: 'src/features/index/index-page.tsx', maxKb: VISITOR_FIRST_LOAD_MAX_KB },
  { route: '/login', base: VISITOR_BASE, page: 'src/features/login/login-page.tsx', maxKb: VISITOR_FIRST_LOAD_MAX_KB },
  { route: '/home', base: MEMBER_BASE, page: 'src/features/home/home-page.tsx', maxKb: MEMBER_FIRST_LOAD_MAX_KB },
];

/** What these load beyond the first load of a member page counts apart. */
const FURTHER_ROUTES: readonly RouteModules[] = [
  { route: '/chats', base: MEMBER_BASE, page: 'src/features/chats/chats-page.tsx' },
  { route: '/chats/{chatId}', base: MEMBER_BASE, page: 'src/features/chat/chat-page.tsx' },
  { route: '/likes', base: MEMBER_BASE, page: 'src/features/likes/likes-page.tsx' },
  { route: '/members/{memberId}', base: MEMBER_BASE, page: 'src/features/members/member-page.tsx' },
  { route: '/_dev', base: MEMBER_BASE, page: 'src/features/developer/developer-page.tsx' },
];

export interface BudgetReport {
  lines: readonly string[];
  /** One sentence for each number that is over. */
  problems: readonly string[];
}

/** Weighs the app that stands in the output folder against the numbers it may not exceed. */
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

  const entryLoads = listRouteLoads(chunks, ENTRY_ROUTES);
  for (const [index, load] of entryLoads.entries()) {
    const maxKb = ENTRY_ROUTES[index]?.maxKb ?? 0;
    check(`first load of ${load.route}`, sum(load.files.map(weigh)), maxKb);
    refuseWorkerPackages(load);
  }
  const furtherLoads = listRouteLoads(chunks, FURTHER_ROUTES);
  for (const load of furtherLoads) {
    check(`${load.route} beyond the first load, all its chunks`, sum(load.beyondBase.map(weigh)), ROUTE_CHUNK_MAX_KB);
    lines.push(row(`  ${load.route} in all, when a visit begins there`, sum(load.files.map(weigh)), ''));
    refuseWorkerPackages(load);
  }

  const weighed = new Set([...entryLoads, ...furtherLoads].flatMap((load) => load.files));
  for (const chunk of chunks) {
    if (!weighed.has(chunk.file)) check(`loaded later: ${chunk.file}`, weigh(chunk.file), ROUTE_CHUNK_MAX_KB);
  }
  for (const file of listWorkerFiles(chunks)) lines.push(row(`worker: ${file}`, weigh(file), '(no limit)'));
  return { lines, problems };
}

/** Scripts that the page's own bundle does not hold: the workers with their chunks, and the service worker. */
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
