import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { listPrecache } from './precache.ts';

let output = '';
beforeEach(() => {
  output = mkdtempSync(join(tmpdir(), 'precache-'));
  for (const file of [
    'index.html',
    'config.json',
    'sw.js',
    '_i18n/en/messages.json',
    'assets/index-Ab1.js',
    'assets/index-Cd2.css',
    'assets/in-page-worker-Mn7.js',
    'assets/figtree-latin-wght-normal-Ef3.woff2',
    'assets/figtree-latin-ext-wght-normal-Gh4.woff2',
    'assets/figtree-cyrillic-wght-normal-Ij5.woff2',
    'assets/picture-Kl6.webp',
    'film/poster.webp',
    'film/she/film.webm',
    'film/she/pl.vtt',
  ]) {
    mkdirSync(join(output, file, '..'), { recursive: true });
    writeFileSync(join(output, file), file);
  }
});
afterEach(() => rmSync(output, { recursive: true }));

it('keeps the shell, scripts, styles and the fonts of the locales, and nothing else', () => {
  expect(listPrecache(output).map((entry) => entry.url)).toEqual([
    '/assets/figtree-latin-ext-wght-normal-Gh4.woff2',
    '/assets/figtree-latin-wght-normal-Ef3.woff2',
    '/assets/index-Ab1.js',
    '/assets/index-Cd2.css',
    '/index.html',
  ]);
});

it('gives a revision to the one file whose name does not change with its content', () => {
  const revision = (): string | null | undefined =>
    listPrecache(output).find((entry) => entry.url === '/index.html')?.revision;
  const before = revision();
  writeFileSync(join(output, 'index.html'), 'another build');
  expect(before).toMatch(/^[0-9a-f]{16}$/);
  expect(revision()).not.toBe(before);
  const others = listPrecache(output).filter((entry) => entry.url !== '/index.html');
  expect(others.every((entry) => entry.revision === null)).toBe(true);
});
