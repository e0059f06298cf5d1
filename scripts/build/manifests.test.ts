import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { REPOSITORY_ROOT } from './content-hash.ts';
import { writeManifests } from './manifests.ts';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'manifests-'));
  cpSync(join(REPOSITORY_ROOT, 'public'), folder, { recursive: true });
  configure({ siteName: 'Rendez & Vous', template: 'classic', defaultLocale: 'de' });
});
afterEach(() => rmSync(folder, { recursive: true }));

function configure(changes: Record<string, unknown>): void {
  const file = join(folder, 'config.json');
  const before: unknown = JSON.parse(readFileSync(file, 'utf8'));
  writeFileSync(file, JSON.stringify(Object.assign({}, before, changes)));
}

function read(file: string): unknown {
  return JSON.parse(readFileSync(join(folder, file), 'utf8'));
}

it('gives each template its colours and each language its words, with the name of the site', () => {
  writeManifests(folder);
  expect(read('manifests/social-en.webmanifest')).toMatchObject({
    id: '/',
    name: 'Rendez & Vous',
    lang: 'en',
    theme_color: '#faf6f1',
    shortcuts: [{ name: 'Chats' }, { name: 'Likes' }, { name: 'Search', url: '/search' }],
  });
  expect(read('manifests/lavish-pl.webmanifest')).toMatchObject({ lang: 'pl', background_color: '#f8f3e9' });
  expect(read('manifest.webmanifest')).toEqual(read('manifests/classic-de.webmanifest'));
});

it('names only files that are there', () => {
  writeManifests(folder);
  const text = readFileSync(join(folder, 'manifests/lavish-fr.webmanifest'), 'utf8');
  const files = [...text.matchAll(/"src": "([^"]+)"/g)].map((match) => match[1] ?? '');
  expect(files.length).toBeGreaterThan(6);
  expect(files.filter((file) => !existsSync(join(folder, file)))).toEqual([]);
});

it('writes those of the languages of the site, and takes away those of others', () => {
  writeManifests(folder);
  configure({ locales: ['nl', 'de'], defaultLocale: 'nl' });
  writeManifests(folder);
  expect(existsSync(join(folder, 'manifests/social-fr.webmanifest'))).toBe(false);
  expect(read('manifest.webmanifest')).toEqual(read('manifests/classic-nl.webmanifest'));
});

it('refuses a configuration that the app would refuse', () => {
  configure({ siteName: '' });
  expect(() => writeManifests(folder)).toThrow('siteName');
});
