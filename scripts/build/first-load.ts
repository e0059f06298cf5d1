import type { RecordedChunk } from './record-chunks.ts';

/** The source files a route needs before its first screen; the bundler decides which chunks they are in. */
export interface RouteModules {
  route: string;
  /** Shared by all routes of the group and counted once: the entry, and a layout that several pages share. */
  base: readonly string[];
  page: string;
}

export interface RouteLoad {
  route: string;
  /** Files of `base` and `page` with their static imports. */
  files: readonly string[];
  /** The files that `base` does not already load. */
  beyondBase: readonly string[];
}

/**
 * Returns the files each route loads. Throws if a named module is in no chunk, since the budget of a page that has been
 * moved would silently measure nothing.
 */
export function listRouteLoads(chunks: readonly RecordedChunk[], routes: readonly RouteModules[]): RouteLoad[] {
  return routes.map(({ route, base, page }) => {
    const baseFiles = closure(chunks, base);
    const files = closure(chunks, [...base, page]);
    return { route, files: [...files], beyondBase: [...files].filter((file) => !baseFiles.has(file)) };
  });
}

/**
 * Returns the modules in `files` that belong to one of these npm packages, for instance `arktype` or the scope `@ark`.
 */
export function findPackageModules(
  chunks: readonly RecordedChunk[],
  files: readonly string[],
  packages: readonly string[],
): string[] {
  return chunks
    .filter((chunk) => files.includes(chunk.file))
    .flatMap((chunk) => chunk.modules)
    .filter((module) => packages.some((name) => module.includes(`node_modules/${name}/`)));
}

function closure(chunks: readonly RecordedChunk[], modules: readonly string[]): Set<string> {
  const found = new Set<string>();
  const add = (chunk: RecordedChunk): void => {
    if (found.has(chunk.file)) return;
    found.add(chunk.file);
    for (const file of chunk.imports) {
      const imported = chunks.find((one) => one.file === file);
      if (imported === undefined) throw new Error(`The build record has no chunk ${file}, which ${chunk.file} imports`);
      add(imported);
    }
  };
  for (const module of modules) {
    const chunk = chunks.find((one) => one.modules.includes(module));
    if (chunk === undefined) {
      throw new Error(`${module} is in no chunk of the build: correct the route table of scripts/build/budget.ts`);
    }
    add(chunk);
  }
  return found;
}
