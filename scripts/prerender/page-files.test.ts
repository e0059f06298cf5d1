import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { RecordedChunk } from '../build/record-chunks.ts';
import { findPageFiles } from './page-files.ts';

const LOOK = 'src/templates/social/look.ts';
const chunk = (name: string, imports: string[] = [], modules: string[] = []): RecordedChunk => ({
  file: `assets/${name}.js`,
  isEntry: false,
  modules,
  imports: imports.map((one) => `assets/${one}.js`),
  styles: [`assets/${name}.css`],
});
const CHUNKS = [
  chunk('landing', ['app', 'shared']),
  chunk('app', [], ['src/main.tsx']),
  chunk('shared', ['app']),
  chunk('member', ['shared']),
  chunk('look', [], [LOOK]),
];

let app = '';
beforeEach(() => {
  app = mkdtempSync(join(tmpdir(), 'page-files-'));
  mkdirSync(join(app, 'assets'));
  for (const { styles } of CHUNKS) {
    for (const style of styles) writeFileSync(join(app, style), `._${style.slice(7, -4)}_1{color:red}`);
  }
  const font =
    '@font-face{src:url(/assets/figtree-latin-wght.woff2)}@font-face{src:url(/assets/figtree-latin-ext.woff2)}';
  writeFileSync(join(app, 'assets/look.css'), font);
});
afterEach(() => rmSync(app, { recursive: true }));

it('takes the files whose classes stand in the page, with what they import, in the order of the app', () => {
  const files = findPageFiles('<p class="_landing_1 other"><i class="_shared_1">Hello</i></p>', CHUNKS, LOOK, app);
  expect(files.styles).toEqual(['assets/app.css', 'assets/look.css', 'assets/shared.css', 'assets/landing.css']);
  expect(files.scripts).toEqual(['assets/shared.js', 'assets/landing.js', 'assets/look.js']);
  expect(files.fonts).toEqual(['assets/figtree-latin-wght.woff2']);
});

it('leaves a sheet that nothing in the page needs to what needs it', () => {
  const files = findPageFiles('<p class="_landing_1">Hello</p>', CHUNKS, LOOK, app);
  expect(files.styles).toEqual(['assets/app.css', 'assets/look.css', 'assets/landing.css']);
  expect(files.scripts).toContain('assets/shared.js');
});

it('needs the template that it is asked for', () => {
  expect(() => findPageFiles('', CHUNKS, 'src/templates/none/look.ts', app)).toThrow('no entry or no template');
});

it('puts what the template changes of the parts behind all other styles', () => {
  writeFileSync(join(app, 'assets/parts-1.css'), '[data-ui=social] .landing__title{color:red}');
  writeFileSync(join(app, 'assets/parts-2.css'), '[data-ui=lavish] .landing__title{color:red}');
  const files = findPageFiles('<p class="_landing_1">Hello</p>', CHUNKS, LOOK, app);
  expect(files.styles.filter((file) => file.includes('parts'))).toEqual(['assets/parts-1.css']);
  expect(files.styles.at(-1)).toBe('assets/parts-1.css');
});
