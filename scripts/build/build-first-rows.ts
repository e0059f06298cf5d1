import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'vite';
import { loadPrerenderer } from '../prerender/load-prerenderer.ts';
import { BUILD_TARGETS } from './build-targets.ts';
import { REPOSITORY_ROOT } from './content-hash.ts';
import { CHUNK_RECORD } from './output-paths.ts';
import { readChunkRecord } from './record-chunks.ts';

const CHATS_PAGE = 'src/features/chat/chats-page.tsx';
const MESSAGES = join(REPOSITORY_ROOT, 'public/_i18n');
/** The first script's element, which names the others. */
const PLACE = /(?<=<script src="[^"]*first-look[^"]*" )/;

/**
 * Adds `src/first-rows.ts` to the app built in `appOutput`: a classic script with the markup and the words of the newest
 * chats, which the first script starts where a member opens them. Throws if `index.html` has no place for its address.
 */
export async function buildFirstRows(appOutput: string): Promise<void> {
  const { html: markup, wordIds } = await (await loadPrerenderer()).renderFirstChats();
  const words = readdirSync(MESSAGES).map((code) => [code, firstWords(code, wordIds)]);
  const result = await build({
    configFile: false,
    root: REPOSITORY_ROOT,
    publicDir: false,
    envDir: false,
    logLevel: 'warn',
    define: {
      __FIRST_CHATS__: JSON.stringify(markup),
      __FIRST_WORDS__: JSON.stringify(Object.fromEntries(words)),
    },
    build: {
      outDir: appOutput,
      emptyOutDir: false,
      target: BUILD_TARGETS,
      reportCompressedSize: false,
      modulePreload: false,
      rolldownOptions: {
        input: join(REPOSITORY_ROOT, 'src/first-rows.ts'),
        output: { format: 'iife', entryFileNames: 'assets/first-rows-[hash].js', codeSplitting: false },
      },
    },
  });
  const outputs = (Array.isArray(result) ? result : [result]).flatMap((one) => ('output' in one ? one.output : []));
  const file = outputs.find((output) => output.type === 'chunk')?.fileName;
  const page = join(appOutput, 'index.html');
  const html = readFileSync(page, 'utf8');
  if (file === undefined || !PLACE.test(html)) throw new Error('index.html has no place for the first rows');
  const files = [file, ...chatsSheets().filter((sheet) => !html.includes(sheet))].map((each) => `/${each}`);
  writeFileSync(page, html.replace(PLACE, `data-rows="${files.join(' ')}" `));
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
