import { REPOSITORY_ROOT } from './content-hash.ts';

/** The part of the bundler's module graph that is available while it assigns chunks. */
export interface ModuleGraph {
  getModuleInfo(
    id: string,
  ): { readonly importedIds: readonly string[]; readonly dynamicallyImportedIds: readonly string[] } | null;
}

type ChunkNames = (id: string, graph: ModuleGraph) => string | null;

const ENTRY = 'src/main.tsx';
/** The worker for a tab that stores nothing: the modules only it needs form one file that nothing else loads. */
export const IN_PAGE_WORKER = 'worker/in-page.ts';
const IN_PAGE_CHUNK = 'in-page-worker';
/** Only code for members depends on it. */
const DATABASE = /node_modules\/dexie\//;
/** Templates, navigations and translations are each loaded on demand, and so is what one template alone has of a page. */
const BY_CHOICE =
  /^(?:src\/templates\/[^/]+\/|src\/app\/navigation\/(?!use-)[^/]+-navigation\.|public\/_i18n\/|src\/features\/(?:members\/mosaic|site\/(?:key-art|letter-art|laurel-branch))\.)/;
/** Opened by few: files of their own, with what only they need. Where the rest belongs, they do not decide. */
const AT_A_PRESS = /^(?:src\/features\/chat\/(?:emoji-choice|photo-dialog|photo-viewer)\.|node_modules\/frimousse\/)/;

/**
 * Returns the chunk of a module based on its folder: `packages` and `app` are what every visit loads, `app` also what
 * visitors' pages share, `member` what needs the database; each feature has a file for visitors and one for members. An extra request costs
 * the user more than a few KB that a page does not use (README.md).
 *
 * Returns null to leave the decision to the bundler: for what is loaded on demand, and for packages used by few pages.
 */
export function createChunkNames(root: string = REPOSITORY_ROOT): ChunkNames {
  let uses: Uses | null = null;
  const nameOf: ChunkNames = (id, graph) => {
    uses ??= countUses(root, graph);
    const path = pathOf(id, root);
    if (/rolldown.runtime/.test(id)) return 'packages';
    if (uses.app.has(id)) return OF_PACKAGES.test(path) ? 'packages' : 'app';
    if (BY_CHOICE.test(path) || AT_A_PRESS.test(path)) return null;
    const use = uses.later.get(id);
    const feature = /^src\/features\/(?<name>[^/]+)\//.exec(path)?.groups?.['name'];
    const packageName = /^node_modules\/(?<name>(?:@[^/]+\/)?[^/]+)\//.exec(path)?.groups?.['name'];
    if (use === undefined) return PACKAGES.get(packageName ?? '') ?? (uses.inPage.has(id) ? IN_PAGE_CHUNK : null);
    if (feature !== undefined) {
      const place = PLACES.get(path);
      if (place !== undefined) return place;
      if (!use.byVisitors) return SMALL_FOR_MEMBERS.has(feature) ? 'member' : `${feature}-member`;
      if (!use.byPages && LATE.has(feature)) return `${feature}-late`;
      return WITH_OTHERS_FOR_VISITORS.get(feature) ?? feature;
    }
    if (!use.byVisitors) return 'member';
    const place = PLACES.get(path);
    if (place !== undefined) return place;
    if (path.startsWith('src/app/')) return 'deferred';
    if (SMALL_PACKAGE.test(path)) {
      const [only = 'app', ...others] = new Set((uses.importers.get(id) ?? []).map((one) => nameOf(one, graph)));
      return others.length === 0 ? only : 'app';
    }
    return packageName === undefined || use.count >= SHARED_FROM ? 'app' : fileName(packageName);
  };
  return nameOf;
}

/**
 * Packages, the stand-ins for parts of them (vite.config.ts), which would make `packages` and `app` import each other, and
 * what has React's DOM set up as they run.
 */
const OF_PACKAGES =
  /^(?:node_modules\/|src\/i18n\/without-skeletons\.|src\/app\/(?:react-root|use-sync-external-store)\.)/;
/** Modules that belong in a different chunk than their folder implies. */
const PLACES = new Map([
  // They import a feature: in the `deferred` chunk they would load it for everybody.
  ['src/app/landing-index.tsx', 'landing'],
  ['src/app/error-page-offer.tsx', 'app'],
  // Visitors' first pages show the discount and need nothing else of the money feature.
  ...[
    'discount-note.tsx',
    'discount-lines.tsx',
    'discount-code-field.module.css',
    'use-discount-terms.ts',
    'visitor-note.ts',
  ].map((file) => [`src/features/money/${file}`, 'app'] as const),
  // Pages that show prices count by it, and no others.
  ['openapi/currency-decimals.ts', 'money'],
  ['worker/public/currency-decimals.ts', 'money'],
  // The right of withdrawal, which visitors read, names what was ordered and until when: nothing else of the orders of members.
  ['src/features/money/use-item-name.ts', 'money'],
  ['src/features/money/use-moment.ts', 'money'],
  // The page of the right of withdrawal has its form; with the rest of money it would wait for a sheet more.
  ...[
    'withdrawal.tsx',
    'withdrawal-confirmation.tsx',
    'withdrawal-contract.tsx',
    'withdrawal-receipt.tsx',
    'withdrawal.module.css',
  ].map((file) => [`src/features/money/${file}`, 'content'] as const),
  // The sign-up offers the same choice as the login when the browser cannot store data.
  ...['storage-trouble.tsx', 'storage-choice.tsx', 'storage-choice.module.css'].map(
    (file) => [`src/features/session/${file}`, 'app'] as const,
  ),
  // Asked only where photos are chosen; no visitor's first page shows it.
  ...['photo-crop-dialog.tsx', 'photo-crop-dialog.module.css', 'use-object-url.ts'].map(
    (file) => [`src/features/photos/${file}`, 'signup-late'] as const,
  ),
  // One landing page draws it, after the map, which is a file of its own.
  ...['country-drawing.tsx', 'place-labels.ts', 'spread-circles.ts', 'use-country-map.ts'].map(
    (file) => [`src/features/landing/map/${file}`, 'country-drawing'] as const,
  ),
  // Of one template each, and not on the start page.
  ...['window-art.tsx', 'boat-art.tsx', 'register-art.tsx', 'register-art.module.css'].map(
    (file) => [`src/features/site/${file}`, 'plates'] as const,
  ),
  // Small, but of the profile too, which would load all steps of the sign-up with it.
  ...['date-of-birth-field.tsx', 'date-of-birth-field.module.css', 'date-of-birth.ts'].map(
    (file) => [`src/features/signup/flow/${file}`, 'date-of-birth'] as const,
  ),
  // Loaded when a member has chosen a photo.
  ...[
    'src/features/photos/photo-cropper.tsx',
    'src/features/photos/photo-cropper.module.css',
    'node_modules/react-image-crop/dist/index.js',
    'node_modules/react-image-crop/dist/ReactCrop.css',
  ].map((file) => [file, 'photo-cropper'] as const),
  // The only style of the deferred parts: smaller than the cost of a request.
  ['src/features/install/install-card.module.css', 'app'],
]);
/** Packages with a fixed chunk: this one is imported on its own, by a part that loads late anyway. */
const PACKAGES = new Map([['workbox-window', 'deferred']]);
/** Packages whose modules are smaller than the cost of a request: what one chunk alone imports goes with it. */
const SMALL_PACKAGE = /node_modules\/(?:lucide-react|comlink)\//;
/** Features whose pages show a first part without the rest, e.g. the steps of the sign-up. */
const LATE = new Set(['signup']);
/** Features with less than 4 KB after gzip for members: bundled with the frame, which needs most of it anyway. */
const SMALL_FOR_MEMBERS = new Set(['members', 'outbox', 'safety', 'session', 'site']);
/** Features with only a few KB for visitors, and the chunk they are bundled into. */
const WITH_OTHERS_FOR_VISITORS = new Map([
  // On every visitors' page: logo, language, footer and picture.
  ['site', 'app'],
  // Shared by the pages that acquire visitors: the start of the sign-up, and member previews.
  ['signup', 'app'],
  ['account', 'app'],
  ['members', 'app'],
  ['chat', 'app'],
  ['home', 'app'],
  ['profile', 'app'],
  ['photos', 'app'],
  ['install', 'deferred'],
  ['push', 'deferred'],
]);
/** A package with fewer uses gets its own file. */
const SHARED_FROM = 3;

function fileName(packageName: string): string {
  return packageName.replace('@', '').replace('/', '-');
}

/** How a module outside of the entry's static imports is used. */
interface Use {
  byVisitors: boolean;
  /** True if needed as soon as a page is shown; false if only by a part that loads later. */
  byPages: boolean;
  count: number;
}

interface Uses {
  app: ReadonlySet<string>;
  later: ReadonlyMap<string, Use>;
  importers: ReadonlyMap<string, readonly string[]>;
  /** The modules that the in-page worker needs. */
  inPage: ReadonlySet<string>;
}

function countUses(root: string, graph: ModuleGraph): Uses {
  const entry = `${root}/${ENTRY}`;
  const later = new Map<string, Use>();
  const starts = new Map<string, { isPage: boolean }>();
  const importers = new Map<string, string[]>();
  for (const id of closure(entry, graph, true)) {
    const isPage = pathOf(id, root).startsWith('src/app/');
    for (const imported of graph.getModuleInfo(id)?.importedIds ?? []) {
      importers.set(imported, [...(importers.get(imported) ?? []), id]);
    }
    for (const start of graph.getModuleInfo(id)?.dynamicallyImportedIds ?? []) {
      starts.set(start, { isPage: isPage || starts.get(start)?.isPage === true });
    }
  }
  for (const [start, { isPage }] of starts) {
    const path = pathOf(start, root);
    if (start.includes('/node_modules/') || path === IN_PAGE_WORKER || AT_A_PRESS.test(path)) continue;
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
    importers,
    inPage: closure(`${root}/${IN_PAGE_WORKER}`, graph, false),
  };
}

/** Returns the path relative to the root, without its query. */
/** Where `node_modules` is a link, packages lie outside of the project: their path begins with it all the same. */
function pathOf(id: string, root: string): string {
  const path = id.replace(/[?#].*$/, '').replace(`${root}/`, '');
  return path.replace(/^\/.*?\/(?=node_modules\/)/, '');
}

/** Returns the module with its static imports, transitively; `withLater` includes dynamic imports. */
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
