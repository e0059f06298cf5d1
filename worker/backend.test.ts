import { Dexie } from 'dexie';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { CANNED_ORIGIN, type CannedServer, createCannedServer } from '../tests/fixtures/canned-server.ts';
import { createDevice, type Device } from '../tests/fixtures/device.ts';

let server: CannedServer;
let device: Device;
beforeEach(() => {
  server = createCannedServer();
  server.answer('GET /api/user.php', 401);
  device = createDevice(CANNED_ORIGIN, server.fetch);
});
afterEach(() => device.close());

test('a storage that refuses is told by the name that the browser gave it, and asked again by the next tab', async () => {
  const open = vi.spyOn(Dexie.dependencies.indexedDB, 'open').mockImplementation(() => {
    throw new DOMException('Switched off', 'SecurityError');
  });
  const first = await device.openTab();
  expect(first.connected).toEqual({ status: 'storage-refused', detail: 'SecurityError' });
  open.mockRestore();
  const second = await device.shareTab(first);
  expect(second.connected).toMatchObject({ status: 'connected', session: { status: 'visitor' } });
});

test('a storage that does not answer is told after seven seconds, and used as soon as it does', async () => {
  const { indexedDB } = Dexie.dependencies;
  const held = await new Promise<IDBTransaction>((resolve) => {
    const opening = indexedDB.open('rendezvous-device', 5);
    opening.onupgradeneeded = () => {
      const transaction = opening.transaction;
      if (transaction === null) throw new Error('There is no transaction');
      opening.result.createObjectStore('held');
      let isHeld = true;
      transaction.onabort = () => {
        isHeld = false;
      };
      const ask = () => {
        if (isHeld) transaction.objectStore('held').count().onsuccess = ask;
      };
      ask();
      opening.onerror = (event) => event.preventDefault();
      resolve(transaction);
    };
  });
  const opening = device.openTab();
  await new Promise((resolve) => setImmediate(resolve));
  device.clock.advance(7_000);
  const first = await opening;
  expect(first.connected).toEqual({ status: 'storage-blocked' });
  held.abort();
  const second = await device.shareTab(first);
  expect(second.connected).toMatchObject({ status: 'connected', session: { status: 'visitor' } });
});
