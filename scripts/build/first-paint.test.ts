import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { listFirstPaints } from './first-paint.ts';

let app = '';
beforeEach(() => {
  app = mkdtempSync(join(tmpdir(), 'first-paint-'));
  mkdirSync(join(app, 'assets'));
  mkdirSync(join(app, 'pages/de'), { recursive: true });
  writeFileSync(join(app, 'assets/app.css'), '.a{color:red}');
  writeFileSync(join(app, 'assets/first.js'), 'start()');
  writeFileSync(join(app, 'assets/latin.woff2'), '0'.repeat(5000));
});
afterEach(() => rmSync(app, { recursive: true }));

it('counts the page, its sheets, the script that blocks and the font, and no script that comes later', () => {
  const html = `<script data-scripts="/assets/app.js" src="/assets/first.js"></script>
    <link rel="icon" href="/icons/icon.svg">
    <link rel="stylesheet" crossorigin href="/assets/app.css">
    <link rel="preload" href="/assets/latin.woff2" as="font" type="font/woff2" crossorigin>
    <script type="module" src="/assets/app.js"></script>`;
  writeFileSync(join(app, 'pages/de/login.html'), html);
  const [paint] = listFirstPaints(app);
  expect(paint).toMatchObject({ page: 'pages/de/login.html', requests: 4 });
  // A font is already compressed, so it counts at its file size.
  expect(paint?.bytes).toBeGreaterThan(5000);
  expect(paint?.bytes).toBeLessThan(5500);
});

it('names the heaviest page first', () => {
  writeFileSync(join(app, 'pages/de/index.html'), '<link rel="stylesheet" href="/assets/app.css">');
  writeFileSync(join(app, 'pages/de/404.html'), '');
  expect(listFirstPaints(app).map(({ page }) => page)).toEqual(['pages/de/index.html', 'pages/de/404.html']);
});
