import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { RecordedChunk } from '../build/record-chunks.ts';
import { type BuildRecord, findPageFiles } from './page-files.ts';

const SOCIAL = 'src/templates/social';
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
];
const RECORD: BuildRecord = {
  chunks: CHUNKS,
  sheets: {
    'src/templates/social/look.css': 'assets/look.css',
    'src/templates/lavish/look.css': 'assets/look-2.css',
    'src/templates/lavish/parts.css': 'assets/parts.css',
  },
};

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
  const files = findPageFiles('<p class="_landing_1 other"><i class="_shared_1">Hello</i></p>', RECORD, SOCIAL, app);
  expect(files.styles).toEqual(['assets/app.css', 'assets/look.css', 'assets/shared.css', 'assets/landing.css']);
  expect(files.scripts).toEqual(['assets/shared.js', 'assets/landing.js']);
  expect(files.fonts).toEqual(['assets/figtree-latin-wght.woff2']);
});

it('leaves a sheet that nothing in the page needs to what needs it', () => {
  const files = findPageFiles('<p class="_landing_1">Hello</p>', RECORD, SOCIAL, app);
  expect(files.styles).toEqual(['assets/app.css', 'assets/look.css', 'assets/landing.css']);
  expect(files.scripts).toContain('assets/shared.js');
});

it('needs the template that it is asked for', () => {
  expect(() => findPageFiles('', RECORD, 'src/templates/none', app)).toThrow('no entry or no template');
});

it('puts what the template changes of the parts behind all other styles', () => {
  writeFileSync(join(app, 'assets/look-2.css'), '');
  const files = findPageFiles('<p class="_landing_1">Hello</p>', RECORD, 'src/templates/lavish', app);
  expect(files.styles).toEqual(['assets/app.css', 'assets/look-2.css', 'assets/landing.css']);
  expect(files.bodyStyles).toEqual(['assets/parts.css']);
});
