import { beforeEach, expect, test } from 'vitest';
import { sampleOf } from '../../tests/fixtures/canned-server.ts';
import { takeEmptyStorage } from '../../tests/fixtures/storage.ts';
import { DeviceDatabase } from '../../worker/public/database.ts';
import { readSiteSettings } from './opened-ahead.ts';

const { photo_message_credits: _, ...SETTINGS } = sampleOf('Settings');

let device: DeviceDatabase;
beforeEach(() => {
  takeEmptyStorage();
  device = new DeviceDatabase();
});

async function readStored(settings: unknown): Promise<unknown> {
  await device.settings.put(Object({ key: 'current', settings, fetchedAtMs: 1 }));
  return await readSiteSettings(device);
}

test('pages read the settings of the site as they are stored', async () => {
  expect(await readSiteSettings(device)).toBeNull();
  expect(await readStored(SETTINGS)).toEqual(SETTINGS);
});

test.each(Object.keys(SETTINGS))(
  'settings of another version, without %s, count as not yet fetched: no page could show them',
  async (name) => {
    const required = Object.entries(SETTINGS).filter(([other]) => other !== name);
    expect(await readStored(Object.fromEntries(required))).toBeNull();
  },
);

test.each([
  ['nothing', null],
  ['a text', 'settings'],
  ['a list', []],
  ['countries that are no list', { ...SETTINGS, countries: 'GB' }],
  ['no company', { ...SETTINGS, company: null }],
])('damaged settings count as not yet fetched: %s', async (_what, settings) => {
  expect(await readStored(settings)).toBeNull();
});
