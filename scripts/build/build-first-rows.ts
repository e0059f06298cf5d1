import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { loadPrerenderer } from '../prerender/load-prerenderer.ts';
import { buildClassicScript } from './build-classic-script.ts';
import { REPOSITORY_ROOT } from './content-hash.ts';
import { CHUNK_RECORD } from './output-paths.ts';
import { readChunkRecord } from './record-chunks.ts';

const CHATS_PAGE = 'src/features/chat/chats-page.tsx';
const MESSAGES = join(REPOSITORY_ROOT, 'public/_i18n');
const FIRST_SCRIPT = /<script src="[^"]*first-look[^"]*" /;
/** The script asks for it itself, with the entry. */
const CONFIGURATION = / *<link rel="preload" href="\/config\.json"[^>]*>\n/;
/** The entry is the last of them; it imports the others. Not even preloaded: browsers compile what they preload. */
const MODULE_SCRIPTS = / *<script type="module"(?: crossorigin)? src="([^"]+)"><\/script>\n/g;

/**
 * Adds `src/first-rows.ts` to the app built in `appOutput`, a classic script with the markup and the words of the newest
 * chats: in `index.html` it stands for the first script, which is part of it, and starts the app's entry. Called once the
 * prerendered pages are written, which have the first script alone. Throws if `index.html` has no place for it.
 */
export async function buildFirstRows(appOutput: string): Promise<void> {
  const { html: markup, wordIds } = await (await loadPrerenderer()).renderFirstChats();
  const words = readdirSync(MESSAGES).map((code) => [code, firstWords(code, wordIds)]);
  const file = await buildClassicScript(appOutput, {
    input: 'src/first-rows.ts',
    fileName: 'assets/first-rows-[hash].js',
    define: {
      __FIRST_CHATS__: JSON.stringify(markup),
      __FIRST_WORDS__: JSON.stringify(Object.fromEntries(words)),
    },
  });
  const page = join(appOutput, 'index.html');
  const html = readFileSync(page, 'utf8');
  const modules = [...html.matchAll(MODULE_SCRIPTS)].map(([, src = '']) => src);
  if (modules.length === 0 || !FIRST_SCRIPT.test(html) || !CONFIGURATION.test(html)) {
    throw new Error('index.html has no place for the first rows');
  }
  const sheets = chatsSheets().filter((sheet) => !html.includes(sheet));
  const attributes = `data-entry="${modules.reverse().join(' ')}" data-row-sheets="${sheets.map((sheet) => `/${sheet}`).join(' ')}"`;
  writeFileSync(
    page,
    html
      .replace(CONFIGURATION, '')
      .replaceAll(MODULE_SCRIPTS, '')
      .replace(FIRST_SCRIPT, `<script src="/${file}" ${attributes} `),
  );
}

function firstWords(code: string, ids: readonly string[]): Record<string, string> {
  const file: unknown = JSON.parse(readFileSync(join(MESSAGES, code, 'messages.json'), 'utf8'));
  const words = new Map(Object.entries(Object(Reflect.get(Object(file), code))));
  return Object.fromEntries(
    ids.map((id) => {
      const text = words.get(id);
      // Anything but this argument takes a parser, which this script does without.
      if (typeof text !== 'string' || /[{}'<]/.test(text.replace('{text}', ''))) {
        throw new Error(`${id} in ${code} needs more than the argument text`);
      }
      return [id, text];
    }),
  );
}

/** Returns the style sheets of the page and of what it imports, except those that `index.html` has itself. */
function chatsSheets(): string[] {
  const chunks = readChunkRecord(CHUNK_RECORD);
  const waiting = chunks.filter(({ modules }) => modules.includes(CHATS_PAGE));
  const needed = new Set<(typeof chunks)[number]>();
  for (let chunk = waiting.pop(); chunk !== undefined; chunk = waiting.pop()) {
    if (needed.has(chunk) || chunk.isEntry) continue;
    needed.add(chunk);
    waiting.push(...chunks.filter(({ file }) => chunk?.imports.includes(file)));
  }
  return [...new Set([...needed].reverse().flatMap(({ styles }) => styles))];
}
