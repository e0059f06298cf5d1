import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { RecordedChunk } from '../build/record-chunks.ts';

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

/**
 * Finds the files of a page by what stands in it: a style sheet that knows one of its classes is its own, and so is the
 * script that brings it.
 *
 * @param look module of the template's choice, such as `src/templates/social/look.ts`
 */
export function findPageFiles(
  html: string,
  chunks: readonly RecordedChunk[],
  look: string,
  appDirectory: string,
): PageFiles {
  const ordered = inOrder(chunks);
  const classes = classesOf(html);
  const isUsed = (style: string): boolean => {
    const css = readFileSync(join(appDirectory, style), 'utf8');
    return classes.some((name) => css.includes(`.${name}`));
  };
  const entry = ordered.find((chunk) => chunk.modules.includes(ENTRY));
  const template = ordered.find((chunk) => chunk.modules.includes(look));
  if (entry === undefined || template === undefined) throw new Error('The build record has no entry or no template');
  const base = withImports(entry, ordered);
  const own = ordered.filter((chunk) => !base.includes(chunk) && chunk !== template && chunk.styles.some(isUsed));
  const scripts = new Set(own.flatMap((chunk) => withImports(chunk, ordered)));
  // A sheet that only a later part of the page needs comes with that.
  const ownStyles = ordered.filter((chunk) => scripts.has(chunk)).flatMap((chunk) => chunk.styles.filter(isUsed));
  const styles = [...[...base, template].flatMap((chunk) => chunk.styles), ...ownStyles];
  return {
    styles: [...new Set(styles), ...partsSheets(look, appDirectory)],
    scripts: [...scripts, template].filter((chunk) => !base.includes(chunk)).map(({ file }) => file),
    fonts: template.styles.flatMap((style) => latinFonts(readFileSync(join(appDirectory, style), 'utf8'))),
  };
}

/** What the template changes of the parts, behind all others; it is loaded by address and in no chunk. */
function partsSheets(look: string, appDirectory: string): string[] {
  const template = look.split('/').at(-2) ?? '';
  return readdirSync(join(appDirectory, 'assets'))
    .filter((name) => /^parts-.*\.css$/.test(name))
    .map((name) => `assets/${name}`)
    .filter(
      (file) => /\[data-[a-z-]+="?([a-z]+)/.exec(readFileSync(join(appDirectory, file), 'utf8'))?.[1] === template,
    );
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
