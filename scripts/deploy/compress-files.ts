import { readdirSync, statSync, utimesSync } from 'node:fs';
import { readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

/**
 * Only files written by a build or the prerenderer. Web servers do not notice when a compressed copy is older than its
 * file, so files that operators edit (config.json, messages, manifests, icons) get no copy and are compressed by the
 * server.
 */
const COMPRESSED = /^(?:index\.html|sw\.js|pages\/.+\.html|assets\/[^/]+\.(?:js|css|svg)|assets\/emoji-.+\.json)$/;
const COPY = /\.(?:br|gz)$/;
/** Below this size, compression saves less than the headers weigh. */
const MIN_BYTES = 500;

/**
 * Writes a Brotli (`.br`) and a gzip (`.gz`) copy, both at the highest level, next to the files of a built app that
 * change only with a build. Copies with the same timestamp as their file are kept; copies of deleted files are deleted.
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
    // Renamed atomically: a live site may be serving the folder.
    const unfinished = `${file}${ending}.part`;
    await writeFile(unfinished, copy);
    // Equal timestamps mark the copy as up to date.
    utimesSync(unfinished, mtime, mtime);
    await rename(unfinished, file + ending);
  }
}
