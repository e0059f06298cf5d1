import { expect, test } from 'vitest';
import { readPhotoHeader } from './photo-header.ts';

const text = (words: string) => new TextEncoder().encode(words);

function png(widthPx: number, heightPx: number): Uint8Array {
  const bytes = new Uint8Array(45);
  bytes.set([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13]);
  bytes.set(text('IHDR'), 12);
  const view = new DataView(bytes.buffer);
  view.setUint32(16, widthPx);
  view.setUint32(20, heightPx);
  return bytes;
}

/** Builds a JPEG with a segment of `before` bytes ahead of its size. */
function jpeg(widthPx: number, heightPx: number, before: number): Uint8Array {
  const bytes = new Uint8Array(2 + 4 + before + 20);
  const view = new DataView(bytes.buffer);
  bytes.set([0xff, 0xd8, 0xff, 0xe1]);
  view.setUint16(4, before + 2);
  const frame = 2 + 4 + before;
  bytes.set([0xff, 0xc2], frame);
  view.setUint16(frame + 2, 17);
  view.setUint16(frame + 5, heightPx);
  view.setUint16(frame + 7, widthPx);
  return bytes;
}

test('a png and a jpeg are known by their content, with their size', () => {
  expect(readPhotoHeader(png(800, 600))).toEqual({ kind: 'png', widthPx: 800, heightPx: 600 });
  expect(readPhotoHeader(png(20_000, 20_000))).toEqual({ kind: 'png', widthPx: 20_000, heightPx: 20_000 });
  expect(readPhotoHeader(jpeg(4032, 3024, 5_000))).toEqual({ kind: 'jpeg', widthPx: 4032, heightPx: 3024 });
});

test.each([
  ['a script', text('<script>alert(1)</script>'), 'other'],
  ['a drawing with a script', text('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>'), 'other'],
  ['a gif', text('GIF89a'), 'other'],
  ['nothing', new Uint8Array(), 'other'],
  ['a photo of an iPhone', text('\0\0\0\x18ftypheic\0\0\0\0'), 'heic'],
  ['an avif', text('\0\0\0\x1cftypavif\0\0\0\0'), 'other'],
  ['a film', text('\0\0\0\x18ftypisom\0\0\0\0'), 'other'],
  ['half a png', png(8, 8).subarray(0, 14), 'broken'],
  ['a png without a side', png(0, 8), 'broken'],
  ['a jpeg that ends early', jpeg(8, 8, 100).subarray(0, 60), 'broken'],
  ['a jpeg that goes on as something else', new Uint8Array([0xff, 0xd8, ...text('<?php echo 1; ?>')]), 'broken'],
])('%s', (_name, bytes, kind) => {
  expect(readPhotoHeader(bytes)).toEqual({ kind });
});
