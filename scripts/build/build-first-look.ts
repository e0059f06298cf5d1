import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildClassicScript } from './build-classic-script.ts';
import { CHUNK_RECORD } from './output-paths.ts';
import { readChunkRecord, readSheetRecord } from './record-chunks.ts';

/**
 * The script is inserted before this element, ahead of all other scripts, so that nothing is painted before it runs.
 */
const PLACE = '<meta name="color-scheme"';

const MEMBER_FRAME = 'src/app/member-frame.tsx';

/**
 * Adds `src/first-look.ts` to the app built in `appOutput`: a render-blocking classic script in the head of
 * `index.html`, with the URLs of the templates' style sheets and of the scripts of the member frame. Throws if
 * `index.html` has no place for it.
 */
export async function buildFirstLook(appOutput: string): Promise<void> {
  const file = await buildClassicScript(appOutput, {
    input: 'src/first-look.ts',
    fileName: 'assets/first-look-[hash].js',
  });
  const page = join(appOutput, 'index.html');
  const html = readFileSync(page, 'utf8');
  if (!html.includes(PLACE)) throw new Error('index.html has no place for the first script');
  writeFileSync(
    page,
    html.replace(
      PLACE,
      `<script src="/${file}" data-sheets="${templateSheets()}" data-member="${memberFiles()}"></script>\n    ${PLACE}`,
    ),
  );
}

/** Returns entries such as `look/social=/assets/…`, the format first-look.ts reads. */
function templateSheets(): string {
  return Object.entries(readSheetRecord(CHUNK_RECORD))
    .flatMap(([source, file]) => {
      const [, template, kind] = /^src\/templates\/([a-z]+)\/(look|parts|members)\.css$/.exec(source) ?? [];
      return kind === undefined ? [] : [`${kind}/${template}=/${file}`];
    })
    .join(' ');
}

/** Returns the script files of the member frame, including the one that reads the rows on this device. */
function memberFiles(): string {
  return readChunkRecord(CHUNK_RECORD)
    .filter(({ modules }) => modules.includes(MEMBER_FRAME))
    .map(({ file }) => `/${file}`)
    .join(' ');
}
