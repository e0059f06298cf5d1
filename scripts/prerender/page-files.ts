import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { RecordedChunk, RecordedSheets } from '../build/record-chunks.ts';

/** What a prerendered page names in its head. Paths below the folder of the app. */
export interface PageFiles {
  /** In the order in which the app would load them: later ones win. */
  styles: readonly string[];
  /** Scripts that the page will need, without its entry. */
  scripts: readonly string[];
  /** Fonts for the words that stand there. */
  fonts: readonly string[];
}

const ENTRY = 'src/main.tsx';

/** What the build says of itself. */
export interface BuildRecord {
  chunks: readonly RecordedChunk[];
  sheets: RecordedSheets;
}

/**
 * Finds the files of a page by what stands in it: a style sheet that knows one of its classes is its own, and so is the
 * script that brings it.
 *
 * @param template folder of the template, such as `src/templates/social`
 */
export function findPageFiles(
  html: string,
  { chunks, sheets }: BuildRecord,
  template: string,
  appDirectory: string,
): PageFiles {
  const ordered = inOrder(chunks);
  const classes = classesOf(html);
  const read = (style: string): string => readFileSync(join(appDirectory, style), 'utf8');
  const isUsed = (style: string): boolean => {
    const css = read(style);
    return classes.some((name) => css.includes(`.${name}`));
  };
  const entry = ordered.find((chunk) => chunk.modules.includes(ENTRY));
  const look = sheets[`${template}/look.css`];
  if (entry === undefined || look === undefined) throw new Error('The build record has no entry or no template');
  const base = withImports(entry, ordered);
  const own = ordered.filter((chunk) => !base.includes(chunk) && chunk.styles.some(isUsed));
  const scripts = new Set(own.flatMap((chunk) => withImports(chunk, ordered)));
  // A sheet that only a later part of the page needs comes with that.
  const ownStyles = ordered.filter((chunk) => scripts.has(chunk)).flatMap((chunk) => chunk.styles.filter(isUsed));
  // What the template changes of the parts stands behind all others.
  const parts = sheets[`${template}/parts.css`] ?? [];
  const styles = [...base.flatMap((chunk) => chunk.styles), look, ...ownStyles].concat(parts);
  return {
    styles: [...new Set(styles)],
    scripts: [...scripts].filter((chunk) => !base.includes(chunk)).map(({ file }) => file),
    fonts: latinFonts(read(look)),
  };
}

/** Each chunk after those that it imports, as a browser runs them. */
function inOrder(chunks: readonly RecordedChunk[]): RecordedChunk[] {
  return [...new Set(chunks.flatMap((chunk) => withImports(chunk, chunks)))];
}

/** What a chunk imports, then itself. */
function withImports(
  chunk: RecordedChunk,
  chunks: readonly RecordedChunk[],
  begun: ReadonlySet<RecordedChunk> = new Set(),
): RecordedChunk[] {
  if (begun.has(chunk)) return [];
  const inside = new Set([...begun, chunk]);
  const imported = chunk.imports.flatMap((file) => chunks.filter((one) => one.file === file));
  return [...new Set([...imported.flatMap((one) => withImports(one, chunks, inside)), chunk])];
}

function classesOf(html: string): string[] {
  return [...new Set([...html.matchAll(/ class="([^"]*)"/g)].flatMap(([, names = '']) => names.split(/\s+/)))].filter(
    (name) => name !== '',
  );
}

/** Those of the letters that all languages of the product share; the others come when a word needs them. */
function latinFonts(css: string): string[] {
  return [...css.matchAll(/url\(\/?([^)]*-latin-(?!ext)[^)]*\.woff2)\)/g)].map(([, file = '']) => file);
}
