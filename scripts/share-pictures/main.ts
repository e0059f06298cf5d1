import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium, type Page } from 'playwright';
import { REPOSITORY_ROOT } from '../build/content-hash.ts';
import { MAIN_NICHE, readNiches } from '../build/read-niches.ts';
import { readRoutes } from '../build/read-routes.ts';
import { SHARE_FOLDER, sharePicture } from '../prerender/share-picture.ts';
import { findBrowser } from '../test/find-browser.ts';
import { CANVAS, ground } from './canvas.ts';
import { type Cast, castOf } from './casts.ts';
import { drawCollage, drawFilm, drawPair, drawStills, drawWall } from './people-scenes.ts';
import { drawFeed, drawHouse, drawInterests, drawMap } from './place-scenes.ts';

/**
 * `npm run share-pictures`: draws the pictures that links to the site show elsewhere anew, into `public/share`: one for
 * each landing family and niche, and one for the other pages. Needs a Chromium, such as that of the end-to-end tests.
 */

const FAMILIES: ReadonlyMap<string, (cast: Cast) => string> = new Map([
  ['video', drawFilm],
  ['gallery', drawWall],
  ['maplanding', drawMap],
  ['alonetonight', drawHouse],
  ['iconslanding', drawInterests],
  ['socialnetwork', drawFeed],
  ['collagelanding', drawCollage],
  ['transitionsvideolanding', drawStills],
]);

/** Messengers leave out larger ones on bad connections. */
const MAX_BYTES = 60_000;
/** JPEG, which every network reads; the first quality, in percent, whose file is small enough. */
const QUALITIES = [86, 82, 78, 74, 70, 66, 62, 58, 54, 50] as const;

interface Drawing {
  file: string;
  svg: string;
}

async function run(): Promise<void> {
  const drawings = await listDrawings();
  const found = findBrowser();
  if (!found.ok) throw new Error(found.message);
  const rootArguments = process.getuid?.() === 0 ? ['--no-sandbox'] : [];
  const browser = await chromium.launch({ executablePath: found.executablePath, args: rootArguments });
  try {
    const page = await browser.newPage({ viewport: CANVAS });
    rmSync(join(REPOSITORY_ROOT, 'public', SHARE_FOLDER), { recursive: true, force: true });
    mkdirSync(join(REPOSITORY_ROOT, 'public', SHARE_FOLDER), { recursive: true });
    for (const { file, svg } of drawings) {
      const picture = await paint(page, svg);
      if (picture === null) throw new Error(`${file} does not fit into ${MAX_BYTES} bytes.`);
      writeFileSync(join(REPOSITORY_ROOT, 'public', file), picture);
      console.log(`public/${file}  ${picture.length} bytes`);
    }
  } finally {
    await browser.close();
  }
}

async function listDrawings(): Promise<readonly Drawing[]> {
  const families = (await readRoutes())
    .map(({ path }) => path)
    .filter((path) => /^\/landers\/[^/]+\/:slug$/.test(path));
  const drawings = (await readNiches()).flatMap((niche) => {
    const cast = castOf(niche.niche);
    return families.map((path) => ({ file: sharePicture(path, niche), svg: compose(cast, sceneOf(path)(cast)) }));
  });
  const cast = castOf(MAIN_NICHE);
  return [{ file: sharePicture('/', null), svg: compose(cast, drawPair(cast)) }, ...drawings];
}

function sceneOf(path: string): (cast: Cast) => string {
  const scene = FAMILIES.get(path.split('/')[2] ?? '');
  if (scene === undefined) throw new Error(`scripts/share-pictures/main.ts has no picture for ${path}`);
  return scene;
}

function compose({ palette }: Cast, content: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${CANVAS.width}" height="${CANVAS.height}">${ground(palette)}${content}</svg>`;
}

async function paint(page: Page, svg: string): Promise<Buffer | null> {
  await page.setContent(`<!doctype html><style>body{margin:0}svg{display:block}</style>${svg}`);

  for (const quality of QUALITIES) {
    const picture = await page.screenshot({ type: 'jpeg', quality });
    if (picture.length <= MAX_BYTES) return picture;
  }
  return null;
}

run().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
