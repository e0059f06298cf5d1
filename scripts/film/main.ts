import { mkdirSync, writeFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { dirname, join } from 'node:path';
import { chromium } from 'playwright';
import { build } from 'vite';
import { REPOSITORY_ROOT } from '../build/content-hash.ts';
import { findBrowser } from '../test/find-browser.ts';
import { captionFiles } from './captions.ts';
import { type FilmPlan, filmsNamed, planFilm } from './film-plan.ts';

/**
 * `npm run film`: draws and encodes the films of the landing pages, their posters and captions anew, into `public/film`;
 * `npm run film -- she gay` those alone. Needs a Chromium that encodes VP9 and H.264, such as that of the end-to-end
 * tests.
 */

const FOLDER = join(REPOSITORY_ROOT, 'public/film');
const PAGE =
  '<!doctype html><meta charset="utf-8"><title>Film</title><script type="module" src="/film-page.js"></script>';

type Kept = ReadonlyMap<string, Buffer>;

async function run(): Promise<void> {
  const names = filmsNamed(process.argv.slice(2));
  const files = await encodeFilms(names.map(planFilm));
  for (const [name, content] of [...files, ...captionFiles()]) {
    const path = join(FOLDER, name);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, content);
    console.log(`public/film/${name}  ${content.length} bytes`);
  }
}

async function encodeFilms(films: readonly FilmPlan[]): Promise<Kept> {
  const found = findBrowser();
  if (!found.ok) throw new Error(found.message);
  const { server, kept } = serve(await bundlePage(), films);
  const rootArguments = process.getuid?.() === 0 ? ['--no-sandbox'] : [];
  const browser = await chromium.launch({ executablePath: found.executablePath, args: rootArguments });
  try {
    const page = await browser.newPage();
    await page.goto(await addressOf(server));
    return await kept;
  } finally {
    await browser.close();
    server.close();
  }
}

async function bundlePage(): Promise<string> {
  const result = await build({
    configFile: false,
    root: REPOSITORY_ROOT,
    publicDir: false,
    envDir: false,
    logLevel: 'warn',
    build: {
      write: false,
      rolldownOptions: {
        input: join(REPOSITORY_ROOT, 'scripts/film/page/film-page.ts'),
        output: { format: 'es', codeSplitting: false },
      },
    },
  });
  const outputs = (Array.isArray(result) ? result : [result]).flatMap((one) => ('output' in one ? one.output : []));
  const chunk = outputs.find((output) => output.type === 'chunk');
  if (chunk === undefined) throw new Error('The page that draws the film was not built.');
  return chunk.code;
}

/** Serves the page, and takes its files until it says that it is done. */
function serve(script: string, films: readonly FilmPlan[]): { server: Server; kept: Promise<Kept> } {
  const files = new Map<string, Buffer>();
  const { promise: kept, resolve, reject } = withResolvers<Kept>();
  const answers = new Map([
    ['/', { type: 'text/html', body: PAGE }],
    ['/film-page.js', { type: 'text/javascript', body: script }],
    ['/films.json', { type: 'application/json', body: JSON.stringify(films) }],
  ]);
  const take = (name: string, content: Buffer): void => {
    if (name === 'done') resolve(files);
    else if (name === 'failed') reject(new Error(content.toString()));
    else files.set(name, content);
  };
  const server = createServer((request: IncomingMessage, response: ServerResponse) => {
    const path = request.url ?? '/';
    if (request.method === 'PUT' && path.startsWith('/kept/')) {
      const parts: Buffer[] = [];
      request.on('data', (part: Buffer) => parts.push(part));
      request.on('end', () => {
        response.writeHead(204).end();
        take(path.slice('/kept/'.length), Buffer.concat(parts));
      });
      return;
    }
    const answer = answers.get(path);
    if (answer === undefined) response.writeHead(404).end();
    else response.writeHead(200, { 'Content-Type': answer.type }).end(answer.body);
  });
  return { server, kept };
}

function withResolvers<Value>() {
  let resolve: (value: Value) => void = () => undefined;
  let reject: (reason: Error) => void = () => undefined;
  const promise = new Promise<Value>((onValue, onError) => {
    resolve = onValue;
    reject = onError;
  });
  return { promise, resolve, reject };
}

function addressOf(server: Server): Promise<string> {
  return new Promise((resolve) => {
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      resolve(`http://127.0.0.1:${typeof address === 'object' && address !== null ? address.port : 0}/`);
    });
  });
}

run().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
