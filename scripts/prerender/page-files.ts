import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { RecordedChunk, RecordedSheets } from '../build/record-chunks.ts';

/** The files that a prerendered page's head references. Paths are relative to the app folder. */
export interface PageFiles {
  /** In the order in which the app would load them: later ones take precedence. */
  styles: readonly string[];
  /**
   * What the template changes in the parts: it must follow all other style sheets, even those added to the head later.
   * In the body, where the app looks for it before it loads it (src/templates/show-template.ts).
   */
  bodyStyles: readonly string[];
  /** Scripts the page will need, without its entry. */
  scripts: readonly string[];
  /** Fonts for the text on the page. */
  fonts: readonly string[];
}

/** The same, with the message files that the page's language needs. */
export interface HeadFiles extends PageFiles {
  words: readonly string[];
}

const ENTRY = 'src/main.tsx';

/** The build metadata. */
export interface BuildRecord {
  chunks: readonly RecordedChunk[];
  sheets: RecordedSheets;
}

/**
 * Determines the files of a page from its HTML: a page needs the style sheets that contain any of its classes, and the
 * scripts those belong to.
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
  // A style sheet used only by a part that loads later comes with that part.
  const ownStyles = ordered.filter((chunk) => scripts.has(chunk)).flatMap((chunk) => chunk.styles.filter(isUsed));
  const styles = [...base.flatMap((chunk) => chunk.styles), look, ...ownStyles];
  return {
    styles: [...new Set(styles)],
    bodyStyles: [sheets[`${template}/parts.css`] ?? []].flat(),
    scripts: [...scripts].filter((chunk) => !base.includes(chunk)).map(({ file }) => file),
    fonts: latinFonts(read(look)),
  };
}

/** Sorts each chunk after its imports, in the browser's execution order. */
function inOrder(chunks: readonly RecordedChunk[]): RecordedChunk[] {
  return [...new Set(chunks.flatMap((chunk) => withImports(chunk, chunks)))];
}

/** Returns a chunk's imports, transitively, followed by the chunk itself. */
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

/** Returns the fonts for the letters that all supported languages share; others load when a word needs them. */
function latinFonts(css: string): string[] {
  return [...css.matchAll(/url\(\/?([^)]*-latin-(?!ext)[^)]*\.woff2)\)/g)].map(([, file = '']) => file);
}
