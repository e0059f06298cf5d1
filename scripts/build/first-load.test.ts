import { expect, it } from 'vitest';
import { findPackageModules, listRouteLoads } from './first-load.ts';
import type { RecordedChunk } from './record-chunks.ts';

const chunk = (file: string, modules: string[], imports: string[] = []): RecordedChunk => ({
  file,
  isEntry: file === 'entry.js',
  modules,
  imports,
  styles: [],
});

const chunks = [
  chunk('entry.js', ['src/main.tsx'], ['react.js']),
  chunk('react.js', ['node_modules/react/index.js'], ['entry.js']),
  chunk('chats.js', ['src/chats-page.tsx'], ['rows.js', 'react.js']),
  chunk('rows.js', ['src/rows.ts', 'node_modules/arktype/out/index.js']),
  chunk('other.js', ['src/other-page.tsx']),
];

it('counts the entry, the page and what both import, also in a circle', () => {
  expect(listRouteLoads(chunks, [{ route: '/chats', base: ['src/main.tsx'], page: 'src/chats-page.tsx' }])).toEqual([
    {
      route: '/chats',
      files: ['entry.js', 'react.js', 'chats.js', 'rows.js'],
      beyondBase: ['chats.js', 'rows.js'],
    },
  ]);
});

it('refuses a page that is in no chunk', () => {
  const routes = [{ route: '/gone', base: ['src/main.tsx'], page: 'src/gone-page.tsx' }];
  expect(() => listRouteLoads(chunks, routes)).toThrow('src/gone-page.tsx is in no chunk');
});

it('finds a package by its modules, and only in the files asked for', () => {
  expect(findPackageModules(chunks, ['rows.js'], ['arktype', '@ark'])).toEqual(['node_modules/arktype/out/index.js']);
  expect(findPackageModules(chunks, ['entry.js', 'react.js'], ['arktype', '@ark'])).toEqual([]);
});
