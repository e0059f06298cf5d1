import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'vite';
import { BUILD_TARGETS } from '../build/build-targets.ts';
import { REPOSITORY_ROOT } from '../build/content-hash.ts';

/** Inside the app folder, so that the pages share the product's server, compression and content security policy. */
const FOLDER = 'audit';
const SOURCES = join(REPOSITORY_ROOT, 'scripts/audit/fixtures');

/** The page without a framework, which shows the chats of the member logged in on the device. */
export const PLAIN_CHATS = `/${FOLDER}/plain-chats.html`;
/** The same with the words of the rows alone. */
export const TEXT_CHATS = `/${FOLDER}/text-chats.html`;

/**
 * Adds pages to a copy of the built app that fetch and render the content of prerendered pages.
 *
 * @param contents the content of each page as JSON (read-content.ts), by the path of the prerendered file relative to
 * the app folder
 * @returns the URL path of the client-rendered page for each of them
 */
export async function writeClientRenderedPages(
  appDirectory: string,
  contents: ReadonlyMap<string, string>,
): Promise<ReadonlyMap<string, string>> {
  const folder = join(appDirectory, FOLDER);
  mkdirSync(folder, { recursive: true });
  await build({
    configFile: false,
    root: REPOSITORY_ROOT,
    publicDir: false,
    envDir: false,
    logLevel: 'warn',
    define: { 'process.env.NODE_ENV': JSON.stringify('production') },
    build: {
      outDir: folder,
      emptyOutDir: false,
      target: BUILD_TARGETS,
      reportCompressedSize: false,
      modulePreload: false,
      rolldownOptions: {
        input: join(SOURCES, 'client-rendered.js'),
        output: { format: 'es', entryFileNames: 'client-rendered.js', codeSplitting: false },
      },
    },
  });
  return new Map(
    [...contents].map(([file, content], index) => {
      const html = readFileSync(join(appDirectory, file), 'utf8');
      writeFileSync(join(folder, `content-${index}.json`), content);
      writeFileSync(join(folder, `page-${index}.html`), clientRenderedPage(html, `/${FOLDER}/content-${index}.json`));
      return [file, `/${FOLDER}/page-${index}.html`];
    }),
  );
}

/** Returns a page with the head of the prerendered page and an empty body; its script starts loading at once. */
function clientRenderedPage(html: string, contentUrl: string): string {
  const root = (/<html[^>]*>/.exec(html)?.[0] ?? '<html>').replace(/ data-prerendered="[^"]*"/, '');
  return `<!doctype html>
${root}
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <title>Client-rendered</title>
    <link rel="preload" href="${contentUrl}" as="fetch" crossorigin>
    <script type="module" crossorigin src="/${FOLDER}/client-rendered.js"></script>
    ${linksOf(html).join('\n    ')}
  </head>
  <body data-content="${contentUrl}"><div id="app"></div></body>
</html>
`;
}

/** Adds the pages without a framework, and a service worker scoped to them, to a copy of the built app. */
export function writePlainChats(appDirectory: string): void {
  const folder = join(appDirectory, FOLDER);
  mkdirSync(folder, { recursive: true });
  const links = linksOf(readFileSync(join(appDirectory, 'index.html'), 'utf8'));
  const kept = links.map((link) => / href="([^"]+)"/.exec(link)?.[1] ?? '');
  const sources = ['plain-chats.js', 'plain-chats.css'];
  for (const file of sources) cpSync(join(SOURCES, file), join(folder, file));
  const ownSheet = `<link rel="stylesheet" href="/${FOLDER}/plain-chats.css">`;
  writeFileSync(join(appDirectory, PLAIN_CHATS), plainPage([ownSheet], '<ul></ul>'));
  writeFileSync(join(appDirectory, TEXT_CHATS), plainPage(links, '<ul data-parts="text"></ul>'));
  const files = [PLAIN_CHATS, TEXT_CHATS, ...sources.map((file) => `/${FOLDER}/${file}`), ...kept];
  writeFileSync(join(folder, 'service-worker.js'), offlineWorker(files));
}

function plainPage(links: readonly string[], list: string): string {
  return `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <title>Chats</title>
    ${links.join('\n    ')}
    <script type="module" crossorigin src="/${FOLDER}/plain-chats.js"></script>
  </head>
  <body><main><h1>Chats</h1>${list}</main></body>
</html>
`;
}

/** Returns a service worker that caches these files, given by path, and responds with them. */
export function offlineWorker(files: readonly string[]): string {
  return `const FILES = ${JSON.stringify(files)};\n${readFileSync(join(SOURCES, 'service-worker.js'), 'utf8')}`;
}

/** Returns the links to style sheets and fonts. */
function linksOf(html: string): string[] {
  return (html.match(/<link [^>]*>/g) ?? []).filter((link) => /rel="stylesheet"|as="font"/.test(link));
}
