import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { REPOSITORY_ROOT } from '../build/content-hash.ts';
import { listPages } from './prerendered-pages.ts';
import { SHARE_FOLDER, SHARE_PICTURE, sharePicture } from './share-picture.ts';

const PUBLIC = join(REPOSITORY_ROOT, 'public');
const MAX_BYTES = 60_000;

it('has a picture of its own for each landing page of each niche, and one for all other pages', async () => {
  const pages = await listPages();
  const named = pages.map(({ routePath, landing }) => ({ picture: sharePicture(routePath, landing), landing }));
  const ofLandings = named.filter(({ landing }) => landing !== null).map(({ picture }) => picture);
  expect(ofLandings).toHaveLength(8 * 7);
  expect(new Set(ofLandings).size).toBe(ofLandings.length);
  expect(new Set(named.filter(({ landing }) => landing === null).map(({ picture }) => picture))).toEqual(
    new Set(['share/site.jpg']),
  );
  const kept = readdirSync(join(PUBLIC, SHARE_FOLDER)).map((file) => `${SHARE_FOLDER}/${file}`);
  expect([...new Set(named.map(({ picture }) => picture))].sort()).toEqual(kept.sort());
});

it('keeps pictures of the size that networks ask for, light enough for a messenger on a phone', () => {
  const files = readdirSync(join(PUBLIC, SHARE_FOLDER));
  const contents = files.map((file) => ({ file, content: readFileSync(join(PUBLIC, SHARE_FOLDER, file)) }));
  for (const { file, content } of contents) {
    expect(sizeOf(content), file).toEqual(SHARE_PICTURE);
    expect(content.length, file).toBeLessThanOrEqual(MAX_BYTES);
  }
  expect(new Set(contents.map(({ content }) => content.toString('base64'))).size).toBe(files.length);
});

/** Reads the size from the frame header of a JPEG. */
function sizeOf(jpeg: Buffer): { width: number; height: number } | null {
  for (let at = 2; at < jpeg.length; at += 2 + jpeg.readUInt16BE(at + 2)) {
    const marker = jpeg[at + 1] ?? 0;
    if (marker >= 0xc0 && marker <= 0xc2)
      return { width: jpeg.readUInt16BE(at + 7), height: jpeg.readUInt16BE(at + 5) };
  }
  return null;
}
