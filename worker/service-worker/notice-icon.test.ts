import { expect, test } from 'vitest';
import { noticeIcon } from './notice-icon.ts';

const PICTURE = '/media/portraits/1/7-thumb.svg';
const SITE_ICON = '/icons/icon-192.png';

test('a notification bears the picture of who writes, and that of the site where there is none', async () => {
  expect(await noticeIcon(PICTURE, async () => new Response('picture'))).toBe(PICTURE);
  expect(await noticeIcon(null, async () => new Response('picture'))).toBe(SITE_ICON);
});

test('a picture that is gone, or cannot be fetched, leaves the icon of the site', async () => {
  expect(await noticeIcon(PICTURE, async () => new Response(null, { status: 404 }))).toBe(SITE_ICON);
  expect(await noticeIcon(PICTURE, () => Promise.reject(new TypeError('offline')))).toBe(SITE_ICON);
});

test('a notification waits 1500 ms for the picture and no longer', async () => {
  const startedAtMs = performance.now();
  const never: typeof fetch = (_input, init) =>
    new Promise((_resolve, reject) => {
      init?.signal?.addEventListener('abort', () => reject(new DOMException('late', 'TimeoutError')));
    });
  expect(await noticeIcon(PICTURE, never)).toBe(SITE_ICON);
  expect(performance.now() - startedAtMs).toBeGreaterThan(1_400);
});
