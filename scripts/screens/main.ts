import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { ensureBuilt } from '../build/ensure-built.ts';
import { OUTPUT_ROOT } from '../build/output-paths.ts';
import { readRoutes } from '../build/read-routes.ts';
import { startReferenceServer } from '../reference-api/server.ts';
import { contactSheet } from './contact-sheet.ts';
import { listScreens } from './list.ts';
import { isAskedFor, parseOptions, type ScreensOptions, USAGE } from './options.ts';
import { takePictures } from './take-pictures.ts';

const FOLDER = join(OUTPUT_ROOT, 'screens');

async function run(options: ScreensOptions): Promise<void> {
  const screens = listScreens(await readRoutes()).filter(({ route }) => isAskedFor(route, options.routes));
  rmSync(FOLDER, { recursive: true, force: true });
  mkdirSync(FOLDER, { recursive: true });
  const tell = (line: string): void => console.log(line);
  const look = (url: string) => takePictures({ url, folder: FOLDER, options, screens, tell });
  const pictures = options.url === null ? await withServer(look) : await look(options.url);
  const sheet = join(FOLDER, 'index.html');
  writeFileSync(sheet, contactSheet(pictures));
  const troubled = pictures.filter(({ trouble }) => trouble !== null);
  for (const { file, trouble } of troubled) console.warn(`${file}: ${trouble}`);
  console.log(`${pictures.length} pictures, ${troubled.length} with trouble: ${sheet}`);
}

/** Serves the built app with fresh demo data while `use` runs. */
async function withServer<Result>(use: (url: string) => Promise<Result>): Promise<Result> {
  await ensureBuilt();
  const folder = mkdtempSync(join(tmpdir(), 'rendezvous-screens-'));
  const databaseUrl = pathToFileURL(join(folder, 'reference.db')).href;
  const server = await startReferenceServer({ port: 0, databaseUrl, control: false, quiet: true });
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
