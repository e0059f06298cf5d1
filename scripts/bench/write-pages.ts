import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import { build } from 'vite';
import { offlineWorker } from '../audit/write-fixtures.ts';
import { BUILD_TARGETS } from '../build/build-targets.ts';
import { REPOSITORY_ROOT } from '../build/content-hash.ts';

/** Inside the app folder, so that the pages share the product's server, compression and content security policy. */
const FOLDER = 'bench';
const PAGES = ['tanstack-chats', 'channel-chats', 'stored-chats', 'live-chats'] as const;

/** TanStack Query with its own polling and a persister. */
export const TANSTACK_CHATS = `/${FOLDER}/tanstack-chats.html`;
/** A BroadcastChannel whose messages are set as state. */
export const CHANNEL_CHATS = `/${FOLDER}/channel-chats.html`;
/** The same, stored in IndexedDB and read from there by each tab. */
export const STORED_CHATS = `/${FOLDER}/stored-chats.html`;
/** Stored with Dexie, as sending a message is, and read by a live query of each tab. */
export const LIVE_CHATS = `/${FOLDER}/live-chats.html`;
/** A page without anything. */
export const EMPTY_PAGE = `/${FOLDER}/empty.html`;

/** Adds the reference pages, built like the product, to a copy of the built app. */
export async function writeBenchPages(appDirectory: string): Promise<void> {
  const folder = join(appDirectory, FOLDER);
  mkdirSync(folder, { recursive: true });
  await build({
    configFile: false,
    root: REPOSITORY_ROOT,
    base: `/${FOLDER}/`,
    publicDir: false,
    envDir: false,
    logLevel: 'warn',
    plugins: [react()],
    build: {
      outDir: folder,
      emptyOutDir: false,
      target: BUILD_TARGETS,
      assetsInlineLimit: 0,
      cssCodeSplit: false,
      reportCompressedSize: false,
      modulePreload: false,
      rolldownOptions: {
        input: PAGES.map((name) => join(REPOSITORY_ROOT, 'scripts/bench/pages', `${name}.tsx`)),
        output: {
          format: 'es',
          entryFileNames: '[name].js',
          chunkFileNames: '[name].js',
          assetFileNames: 'chats[extname]',
        },
      },
    },
  });
  const files = readdirSync(folder).map((file) => `/${FOLDER}/${file}`);
  const shared = files.filter((file) => file.endsWith('.js') && !PAGES.some((name) => file.endsWith(`/${name}.js`)));
  for (const name of PAGES) writeFileSync(join(folder, `${name}.html`), page(name, shared));
  writeFileSync(
    join(folder, 'empty.html'),
    '<!doctype html><html lang="en"><title>Empty</title><main>Nothing</main></html>',
  );
  writeFileSync(join(folder, 'service-worker.js'), offlineWorker([TANSTACK_CHATS, ...files]));
  // Fails here, instead of serving pages without styles.
  readFileSync(join(folder, 'chats.css'));
}

function page(name: string, shared: readonly string[]): string {
  const preloads = shared.map((file) => `<link rel="modulepreload" href="${file}">`).join('\n    ');
  return `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <title>Chats</title>
    <link rel="stylesheet" href="/${FOLDER}/chats.css">
    <script type="module" src="/${FOLDER}/${name}.js"></script>
    ${preloads}
  </head>
  <body><div id="app"></div></body>
</html>
`;
}
