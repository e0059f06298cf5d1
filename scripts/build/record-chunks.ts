import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, isAbsolute, relative, sep } from 'node:path';
import type { Plugin } from 'vite';
import { REPOSITORY_ROOT } from './content-hash.ts';

/** One JavaScript file of the built app, as the bundler knows it. */
export interface RecordedChunk {
  /** Path below the output folder. */
  file: string;
  isEntry: boolean;
  /** Modules in it, relative to the repository, without query. */
  modules: string[];
  /** Files it imports statically. */
  imports: string[];
  /** The module that a lazy import of this chunk names, or null for a shared chunk. */
  facade: string | null;
}

/**
 * Writes which module went into which chunk to `recordFile`. It stays outside of the output folder: a web server has
 * no use for it, the budget does.
 */
export function recordChunks(recordFile: string): Plugin {
  return {
    name: 'record-chunks',
    apply: 'build',
    writeBundle(_options, bundle) {
      const chunks: RecordedChunk[] = Object.values(bundle).flatMap((output) =>
        output.type === 'chunk'
          ? [
              {
                file: output.fileName,
                isEntry: output.isEntry,
                modules: output.moduleIds.map(moduleName),
                imports: output.imports,
                facade: output.facadeModuleId === null ? null : moduleName(output.facadeModuleId),
              },
            ]
          : [],
      );
      mkdirSync(dirname(recordFile), { recursive: true });
      writeFileSync(recordFile, `${JSON.stringify(chunks, null, 2)}\n`);
    },
  };
}

function moduleName(moduleId: string): string {
  const path = moduleId.replace(/[?#].*$/, '');
  return isAbsolute(path) ? relative(REPOSITORY_ROOT, path).split(sep).join('/') : path;
}
