import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, isAbsolute, relative, sep } from 'node:path';
import type { Plugin } from 'vite';
import { REPOSITORY_ROOT } from './content-hash.ts';

/** One JavaScript file of the built app, as the bundler reports it. */
export interface RecordedChunk {
  /** Path relative to the output folder. */
  file: string;
  isEntry: boolean;
  /** Modules in it, relative to the repository, without query. */
  modules: string[];
  /** Files it imports statically. */
  imports: string[];
  /** Style sheets it needs. */
  styles: string[];
}

/** Output file by source, for style sheets that are loaded by URL and belong to no script. */
export type RecordedSheets = Readonly<Record<string, string>>;

/**
 * Writes the modules of each chunk and the output file of each style sheet to `recordFile`. The record is kept outside
 * of the output folder: only the budget needs it, not a web server.
 */
export function recordChunks(recordFile: string): Plugin {
  return {
    name: 'record-chunks',
    apply: (_config, { command, isSsrBuild }) => command === 'build' && isSsrBuild !== true,
    writeBundle(_options, bundle) {
      const chunks: RecordedChunk[] = Object.values(bundle).flatMap((output) =>
        output.type === 'chunk'
          ? [
              {
                file: output.fileName,
                isEntry: output.isEntry,
                modules: output.moduleIds.map(moduleName),
                imports: output.imports,
                styles: [...(output.viteMetadata?.importedCss ?? [])],
              },
            ]
          : [],
      );
      const sheets: RecordedSheets = Object.fromEntries(
        Object.values(bundle).flatMap((output) =>
          output.type === 'asset' && output.fileName.endsWith('.css')
            ? output.originalFileNames.map((source) => [moduleName(source), output.fileName] as const)
            : [],
        ),
      );
      mkdirSync(dirname(recordFile), { recursive: true });
      writeFileSync(recordFile, `${JSON.stringify({ chunks, sheets }, null, 2)}\n`);
    },
  };
}

function moduleName(moduleId: string): string {
  const path = moduleId.replace(/[?#].*$/, '');
  return isAbsolute(path) ? relative(REPOSITORY_ROOT, path).split(sep).join('/') : path;
}

/** Reads the chunks that `recordChunks` wrote. Throws if the file is missing or invalid. */
export function readChunkRecord(recordFile: string): RecordedChunk[] {
  const { chunks } = readRecord(recordFile);
  if (!Array.isArray(chunks) || !chunks.every(isRecordedChunk)) throw new Error(`${recordFile} holds no build record`);
  return chunks;
}

/** Reads the style sheets that `recordChunks` wrote. Throws if the file is missing or invalid. */
export function readSheetRecord(recordFile: string): RecordedSheets {
  const { sheets } = readRecord(recordFile);
  const entries: [string, unknown][] = typeof sheets === 'object' && sheets !== null ? Object.entries(sheets) : [];
  return Object.fromEntries(
    entries.map(([source, file]) => {
      if (typeof file !== 'string') throw new Error(`${recordFile} holds no build record`);
      return [source, file];
    }),
  );
}

function readRecord(recordFile: string): { chunks?: unknown; sheets?: unknown } {
  const value: unknown = JSON.parse(readFileSync(recordFile, 'utf8'));
  if (typeof value !== 'object' || value === null) throw new Error(`${recordFile} holds no build record`);
  return value;
}

function isRecordedChunk(value: unknown): value is RecordedChunk {
  return (
    typeof value === 'object' &&
    value !== null &&
    'file' in value &&
    typeof value.file === 'string' &&
    'isEntry' in value &&
    typeof value.isEntry === 'boolean' &&
    'modules' in value &&
    isTextList(value.modules) &&
    'imports' in value &&
    isTextList(value.imports) &&
    'styles' in value &&
    isTextList(value.styles)
  );
}

function isTextList(value: unknown): value is string[] {
  return Array.isArray(value) && value.every((one) => typeof one === 'string');
}
