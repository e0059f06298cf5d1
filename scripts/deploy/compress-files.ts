import { readdirSync, statSync, utimesSync } from 'node:fs';
import { readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

/**
 * What only a build or the prerender writes. A web server does not see that a copy is older than its file: what an
 * operator changes by hand (config.json, words, manifests, icons) has none and is compressed by the server.
 */
const COMPRESSED = /^(?:index\.html|sw\.js|pages\/.+\.html|assets\/[^/]+\.(?:js|css|svg))$/;
const COPY = /\.(?:br|gz)$/;
/** Below this a copy saves less than its headers weigh. */
const MIN_BYTES = 500;

/**
 * Writes a Brotli (`.br`) and a gzip (`.gz`) copy beside the files of a built app that only change with a build, both
 * at the best level. A file whose copies are as new as it is keeps them; copies of files that are gone go too.
 */
export async function compressFiles(appDirectory: string): Promise<void> {
  const files = readdirSync(appDirectory, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(appDirectory, join(entry.parentPath, entry.name)).split(sep).join('/'));
  const wanted = files.filter((file) => COMPRESSED.test(file) && statSync(join(appDirectory, file)).size >= MIN_BYTES);
  const copies = new Set(wanted.flatMap((file) => [`${file}.br`, `${file}.gz`]));
  await Promise.all(
    files
      .filter((file) => COPY.test(file) && COMPRESSED.test(file.replace(COPY, '')) && !copies.has(file))
      .map((file) => rm(join(appDirectory, file))),
  );
  await Promise.all(wanted.map((file) => compressFile(join(appDirectory, file))));
}

async function compressFile(file: string): Promise<void> {
  const { mtime, mtimeMs } = statSync(file);
  const isCurrent = ['.br', '.gz'].every(
    (ending) => statSync(file + ending, { throwIfNoEntry: false })?.mtimeMs === mtimeMs,
  );
  if (isCurrent) return;
  const content = await readFile(file);
  const brotli = await promisify(brotliCompress)(content, {
    params: {
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
    },
  });
  const gzipped = await promisify(gzip)(content, { level: constants.Z_BEST_COMPRESSION });
  for (const [ending, copy] of [
    ['.br', brotli],
    ['.gz', gzipped],
  ] as const) {
    // Put in place in one step: the folder may be that of a site in use.
    const unfinished = `${file}${ending}.part`;
    await writeFile(unfinished, copy);
    // The same time as the file's: it says that they belong together.
    utimesSync(unfinished, mtime, mtime);
    await rename(unfinished, file + ending);
  }
}
