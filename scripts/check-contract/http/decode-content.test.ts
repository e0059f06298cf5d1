import { brotliCompressSync, deflateRawSync, deflateSync, gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { decodeContent } from './decode-content.ts';

const text = Buffer.from('some text '.repeat(100));

test.each([
  ['gzip', gzipSync(text)],
  ['deflate', deflateSync(text)],
  ['deflate', deflateRawSync(text)],
  ['br', brotliCompressSync(text)],
  ['identity', text],
  [undefined, text],
  ['gzip, br', brotliCompressSync(gzipSync(text))],
])('%s is undone', (encoding, bytes) => {
  const decoded = decodeContent(bytes, encoding, 10_000);
  expect(decoded.kind === 'decoded' && Buffer.from(decoded.body).equals(text)).toBe(true);
});

test('an answer that grows beyond the limit is cut, a broken one is told', () => {
  expect(decodeContent(gzipSync(Buffer.alloc(1_000_000)), 'gzip', 1000)).toEqual({ kind: 'too-large' });
  expect(decodeContent(text, 'gzip', 1000)).toMatchObject({ kind: 'broken' });
  for (const [name, whole] of [
    ['gzip', gzipSync(text)],
    ['deflate', deflateSync(text)],
    ['deflate', deflateRawSync(text)],
    ['br', brotliCompressSync(text)],
  ] as const)
    expect(decodeContent(whole.subarray(0, -6), name, 10_000)).toEqual({
      kind: 'broken',
      message: `the body ends in the middle of its ${name}`,
    });
  expect(decodeContent(Buffer.from('{"a":1}'), 'br', 1000)).toMatchObject({
    message: expect.stringContaining('not compressed at all'),
  });
  expect(decodeContent(text, 'zstd', 1000)).toMatchObject({ kind: 'broken' });
});
