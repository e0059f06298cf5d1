import { REPOSITORY_ROOT } from './content-hash.ts';

/** What the bundler knows of the modules while it decides on chunks. */
export interface ModuleGraph {
  getModuleInfo(
    id: string,
  ): { readonly importedIds: readonly string[]; readonly dynamicallyImportedIds: readonly string[] } | null;
}

type ChunkNames = (id: string, graph: ModuleGraph) => string | null;

const ENTRY = 'src/main.tsx';
/** The worker of a tab that stores nothing: all that it alone needs is one file, which nobody else loads. */
export const IN_PAGE_WORKER = 'worker/in-page.ts';
const IN_PAGE_CHUNK = 'in-page-worker';
/** Only what members load leads there. */
const DATABASE = /node_modules\/dexie\//;
/** Each template is loaded alone; so are the words of a language. */
const BY_CHOICE = /^(?:src\/templates\/[^/]+\/|src\/app\/navigation\/(?!use-)[^/]+-navigation\.|public\/_i18n\/)/;

/**
 * The chunk of a module, by its folder: `app` is what every visit loads and what pages of visitors have in common,
 * `member` what needs the database; each feature has a file for visitors and one for members. A request costs a person
 * more than the few KB in it that a page does not use (README.md).
 *
 * Returns null where the bundler decides: what is loaded by choice, and packages of one page.
 */
export function createChunkNames(root: string = REPOSITORY_ROOT): ChunkNames {
  let uses: Uses | null = null;
  return (id, graph) => {
    uses ??= countUses(root, graph);
    if (uses.app.has(id) || /rolldown.runtime/.test(id)) return 'app';
    const path = pathOf(id, root);
    if (BY_CHOICE.test(path)) return null;
    const use = uses.later.get(id);
    const feature = /^src\/features\/(?<name>[^/]+)\//.exec(path)?.groups?.['name'];
    const packageName = /^node_modules\/(?<name>(?:@[^/]+\/)?[^/]+)\//.exec(path)?.groups?.['name'];
    if (use === undefined) return PACKAGES.get(packageName ?? '') ?? (uses.inPage.has(id) ? IN_PAGE_CHUNK : null);
    if (feature !== undefined) {
      if (!use.byVisitors) return SMALL_FOR_MEMBERS.has(feature) ? 'member' : `${feature}-member`;
      if (!use.byPages && LATE.has(feature)) return `${feature}-late`;
      return PLACES.get(path) ?? WITH_OTHERS_FOR_VISITORS.get(feature) ?? feature;
    }
    if (!use.byVisitors) return 'member';
    const place = PLACES.get(path);
    if (place !== undefined) return place;
    if (path.startsWith('src/app/')) return 'deferred';
    return packageName === undefined || use.count >= SHARED_FROM || SMALL_PACKAGE.test(path)
      ? 'app'
      : fileName(packageName);
  };
}

/** Single modules that are needed elsewhere than their folder says. */
const PLACES = new Map([
  // They lead into one feature: in the deferred parts they would bring it along for everybody.
  ['src/app/landing-index.tsx', 'landing'],
  ['src/app/error-page-offer.tsx', 'app'],
  // The discount on the first pages of visitors, which need no more of the prices.
  ...['discount-note.tsx', 'discount-lines.tsx', 'discount-code-field.module.css', 'use-discount-terms.ts'].map(
    (file) => [`src/features/money/${file}`, 'app'] as const,
  ),
  // The sign-up offers what the login does where the browser stores nothing.
  ...['storage-trouble.tsx', 'storage-choice.tsx', 'storage-choice.module.css'].map(
    (file) => [`src/features/session/${file}`, 'app'] as const,
  ),
  // The only style of the deferred parts: less than a request for it.
  ['src/features/install/install-card.module.css', 'app'],
]);
/** A package that is loaded by itself, by a part that comes late anyway. */
const PACKAGES = new Map([['workbox-window', 'deferred']]);
/** Smaller than a request for them. */
const SMALL_PACKAGE = /node_modules\/(?:lucide-react|comlink)\//;
/** Features whose pages show a first part without the rest: the steps of a sign-up. */
const LATE = new Set(['signup']);
/** Features of which members load less than 4 KB after gzip: with the frame, which needs most of it anyway. */
const SMALL_FOR_MEMBERS = new Set(['members', 'outbox', 'safety', 'session', 'site']);
/** Features of which visitors load a few KB, and the chunk that it comes with. */
const WITH_OTHERS_FOR_VISITORS = new Map([
  // On every page of visitors: mark, language, foot and picture.
  ['site', 'app'],
  // What the pages that win somebody have in common: the start of a sign-up, and members to look at.
  ['signup', 'app'],
  ['account', 'app'],
  ['members', 'app'],
  ['chat', 'app'],
  ['home', 'app'],
  ['profile', 'app'],
  ['install', 'deferred'],
  ['push', 'deferred'],
]);
/** A package that fewer pages and late parts need has a file of its own. */
const SHARED_FROM = 3;

function fileName(packageName: string): string {
  return packageName.replace('@', '').replace('/', '-');
}

/** How what is not in the first file is needed. */
interface Use {
  byVisitors: boolean;
  /** Needed as soon as a page is shown; else by a part of a page that comes later. */
  byPages: boolean;
  count: number;
}

interface Uses {
  app: ReadonlySet<string>;
  later: ReadonlyMap<string, Use>;
  /** What the worker in the page needs. */
  inPage: ReadonlySet<string>;
}

function countUses(root: string, graph: ModuleGraph): Uses {
  const entry = `${root}/${ENTRY}`;
  const later = new Map<string, Use>();
  const starts = new Map<string, { isPage: boolean }>();
  for (const id of closure(entry, graph, true)) {
    const isPage = pathOf(id, root).startsWith('src/app/');
    for (const start of graph.getModuleInfo(id)?.dynamicallyImportedIds ?? []) {
      starts.set(start, { isPage: isPage || starts.get(start)?.isPage === true });
    }
  }
  for (const [start, { isPage }] of starts) {
    if (start.includes('/node_modules/') || pathOf(start, root) === IN_PAGE_WORKER) continue;
    const needed = closure(start, graph, false);
    const byVisitors = ![...needed].some((id) => DATABASE.test(id));
    for (const id of needed) {
      const known = later.get(id) ?? { byVisitors: false, byPages: false, count: 0 };
      later.set(id, {
        byVisitors: byVisitors || known.byVisitors,
        byPages: (byVisitors && isPage) || known.byPages,
        count: known.count + 1,
      });
    }
  }
  return {
    app: closure(entry, graph, false),
    later,
    inPage: closure(`${root}/${IN_PAGE_WORKER}`, graph, false),
  };
}

/** Path below the root, without query. */
function pathOf(id: string, root: string): string {
  return id.replace(/[?#].*$/, '').replace(`${root}/`, '');
}

/** The module with all that it imports; with what it loads later too where asked for. */
function closure(start: string, graph: ModuleGraph, withLater: boolean): ReadonlySet<string> {
  const found = new Set<string>();
  const waiting = [start];
  for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) {
    if (found.has(id)) continue;
    found.add(id);
    const info = graph.getModuleInfo(id);
    waiting.push(...(info?.importedIds ?? []), ...(withLater ? (info?.dynamicallyImportedIds ?? []) : []));
  }
  return found;
}
