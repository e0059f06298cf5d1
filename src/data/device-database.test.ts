import { Dexie } from 'dexie';
import { beforeEach, expect, test } from 'vitest';
import { takeEmptyStorage } from '../../tests/fixtures/storage.ts';
import { DEVICE_DATABASE_NAME } from '../../worker/public/database-names.ts';
import { deviceDatabase } from './device-database.ts';
import { readSiteSettings } from './opened-ahead.ts';

beforeEach(takeEmptyStorage);

test('the database of the device is read again after it was deleted under an open page', async () => {
  expect(await readSiteSettings()).toBeNull();
  const before = deviceDatabase();
  await Dexie.delete(DEVICE_DATABASE_NAME);
  expect(await readSiteSettings()).toBeNull();
  expect(deviceDatabase()).not.toBe(before);
});

test('one page has one database of the device', () => {
  expect(deviceDatabase()).toBe(deviceDatabase());
});
