import { afterEach, expect, test, vi } from 'vitest';
import { isStorageFull } from './is-storage-full.ts';

afterEach(() => {
  vi.unstubAllGlobals();
});

function withEstimate(estimate: () => Promise<StorageEstimate>): void {
  vi.stubGlobal('navigator', { storage: { estimate } });
}

test('only a device without room for one more answer is full', async () => {
  withEstimate(async () => ({ quota: 300_000_000, usage: 299_500_000 }));
  expect(await isStorageFull()).toBe(true);
  withEstimate(async () => ({ quota: 300_000_000, usage: 20_000_000 }));
  expect(await isStorageFull()).toBe(false);
});

test('a browser that does not tell is not called full', async () => {
  withEstimate(async () => ({}));
  expect(await isStorageFull()).toBe(false);
  withEstimate(async () => await Promise.reject(new TypeError('not allowed')));
  expect(await isStorageFull()).toBe(false);
  vi.stubGlobal('navigator', {});
  expect(await isStorageFull()).toBe(false);
});
