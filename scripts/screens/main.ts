import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { ensureBuilt } from '../build/ensure-built.ts';
import { OUTPUT_ROOT } from '../build/output-paths.ts';
import { readRoutes } from '../build/read-routes.ts';
import { startReferenceServer } from '../reference-api/server.ts';
import { compareSheet, contactSheet } from './contact-sheet.ts';
import { keep } from './kept-pictures.ts';
import { listScreens } from './list.ts';
import { isAskedFor, parseOptions, type ScreensOptions, USAGE } from './options.ts';
import type { Picture } from './picture.ts';
import { takePictures } from './take-pictures.ts';

const FOLDER = join(OUTPUT_ROOT, 'screens');

async function run(options: ScreensOptions): Promise<void> {
  const screens = listScreens(await readRoutes()).filter(({ route }) => isAskedFor(route, options.routes));
  const folder = join(FOLDER, options.set);
  mkdirSync(folder, { recursive: true });
  const tell = (line: string): void => console.log(line);
  const look = (url: string) => takePictures({ url, folder, options, screens, tell });
  const pictures = options.url === null ? await withServer(look) : await look(options.url);
  const sheet = join(folder, 'index.html');
  writeFileSync(sheet, contactSheet(keep(folder, pictures)));
  const troubled = pictures.filter(({ trouble }) => trouble !== null);
  for (const { file, trouble } of troubled) console.warn(`${file}: ${trouble}`);
  console.log(`${pictures.length} pictures, ${troubled.length} with trouble: ${sheet}`);
  if (options.before !== null) compare(folder, pictures, options.before);
}

/** Puts what is not as in the set of this name onto a sheet of its own. */
function compare(folder: string, pictures: readonly Picture[], before: string): void {
  const known = pictures.filter(({ file }) => existsSync(join(FOLDER, before, file)));
  const changed = known.filter(
    ({ file }) => !readFileSync(join(folder, file)).equals(readFileSync(join(FOLDER, before, file))),
  );
  const sheet = join(folder, 'compare.html');
  writeFileSync(sheet, compareSheet(changed, before));
  console.log(`${changed.length} of ${known.length} pictures changed since ${before}: ${sheet}`);
}

/** Serves the built app with fresh demo data while `use` runs. */
async function withServer<Result>(use: (url: string) => Promise<Result>): Promise<Result> {
  await ensureBuilt();
  const folder = mkdtempSync(join(tmpdir(), 'rendezvous-screens-'));
  const databaseUrl = pathToFileURL(join(folder, 'reference.db')).href;
  const server = await startReferenceServer({ port: 0, databaseUrl, control: true, quiet: true });
  try {
    return await use(server.url);
  } finally {
    await server.close();
    rmSync(folder, { recursive: true, force: true });
  }
}

const parsed = parseOptions(process.argv.slice(2));
if (parsed.kind === 'help') {
  console.log(USAGE);
} else if (parsed.kind === 'problem') {
  console.error(parsed.message);
  process.exitCode = 1;
} else {
  run(parsed.options).catch((error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  });
}
