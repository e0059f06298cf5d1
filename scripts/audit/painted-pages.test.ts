import { expect, test } from 'vitest';
import { readRoutes } from '../build/read-routes.ts';
import { listPaintedPages } from './painted-pages.ts';

test('each landing family of the table of routes is measured once, and the pages with which visits begin', async () => {
  const pages = await listPaintedPages();
  expect(pages).toContainEqual({ path: '/', file: 'pages/en/index.html' });
  expect(pages).toContainEqual({ path: '/pricing', file: 'pages/en/pricing.html' });
  expect(pages).toContainEqual({ path: '/landers/gallery/eng', file: 'pages/en/landers/gallery/_.html' });
  const families = (await readRoutes()).filter(({ path }) => /^\/landers\/[^/]+$/.test(path));
  expect(families.length).toBeGreaterThan(0);
  expect(pages.map(({ path }) => path).toSorted()).toEqual(
    ['/', '/login', '/pricing', ...families.map(({ path }) => `${path}/eng`)].toSorted(),
  );
});
