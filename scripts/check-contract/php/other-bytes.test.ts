import { gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { diagnosed, MEMBER } from './example-answer.ts';

const text = JSON.stringify(MEMBER);

test('compressed bytes that no header tells of are no Latin-1', () => {
  const { codes, findings, left } = diagnosed({ body: gzipSync(text) });
  expect(codes).toEqual(['php-gzip-untold']);
  expect(findings[0]?.advice).toContain('ob_gzhandler');
  expect(left).toEqual([]);
});

test('UTF-16 is told by its name, with a mark and without', () => {
  expect(diagnosed({ body: Buffer.from(text, 'utf16le') }).codes).toEqual(['php-utf-16']);
  expect(diagnosed({ body: Buffer.from(`\uFEFF${text}`, 'utf16le') }).codes).toEqual(['php-utf-16']);
});
