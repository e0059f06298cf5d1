import { beforeEach, expect, test } from 'vitest';
import { CANNED_ORIGIN, createCannedServer, sampleOf } from '../../../tests/fixtures/canned-server.ts';
import { createManualClock } from '../../../tests/fixtures/manual-clock.ts';
import { takeEmptyStorage } from '../../../tests/fixtures/storage.ts';
import { createApiClient } from '../../http/api-client.ts';
import { DeviceDatabase } from '../../public/database.ts';
import { pullSettings, refreshSettings } from './pull.ts';

beforeEach(takeEmptyStorage);

const DAY_MS = 86_400_000;
const UTRECHT = { NL: [{ id: 31, name: 'Utrecht' }] };
const ZEELAND = { NL: [{ id: 32, name: 'Zeeland' }] };

function openSettings() {
  const server = createCannedServer();
  const clock = createManualClock(DAY_MS);
  const device = new DeviceDatabase();
  const environment = { fetch: server.fetch, now: clock.now, after: clock.after, origin: CANNED_ORIGIN };
  const headers = { 'x-package-name': 'test', 'x-original-host': 'dating.example' };
  const api = createApiClient({ apiBaseUrl: '', headers }, environment, () => {});
  return {
    server,
    clock,
    device,
    refresh: () => refreshSettings(api, device, clock.now(), new AbortController().signal),
    async pull() {
      const outcome = await pullSettings(api, device, clock.now(), new AbortController().signal);
      const stored = await device.settings.get('current');
      const pulled = outcome.kind === 'ok' ? outcome.data.region_data : outcome.kind;
      return { pulled, stored: stored?.settings.region_data };
    },
  };
}

test('regions in the settings are taken as they are', async () => {
  const { server, device, pull } = openSettings();
  server.answer('GET /api/settings.php', sampleOf('Settings', { region_data: UTRECHT }));
  expect(await pull()).toEqual({ pulled: UTRECHT, stored: UTRECHT });
  expect(server.calls).toEqual(['GET /api/settings.php']);
  device.close();
});

test('settings without regions are completed by their own call, once a day', async () => {
  const { server, clock, device, pull } = openSettings();
  server.answer('GET /api/settings.php', sampleOf('Settings', { region_data: {} }));
  server.answer('GET /api/regions.php', { regions: UTRECHT });
  expect(await pull()).toEqual({ pulled: UTRECHT, stored: UTRECHT });
  server.answer('GET /api/regions.php', { regions: ZEELAND });
  expect(await pull()).toEqual({ pulled: UTRECHT, stored: UTRECHT });
  expect(server.count('GET /api/regions.php')).toBe(1);
  clock.advance(DAY_MS);
  expect(await pull()).toEqual({ pulled: ZEELAND, stored: ZEELAND });
  device.close();
});

test('without an answer to the call for regions the settings hold without them', async () => {
  const { server, device, pull } = openSettings();
  server.answer('GET /api/settings.php', sampleOf('Settings', { region_data: {} }));
  server.answer('GET /api/regions.php', 500);
  expect(await pull()).toEqual({ pulled: {}, stored: {} });
  device.close();
});

test('settings that a clock once ahead has dated into the future count as old, their regions too', async () => {
  const { server, clock, device, pull, refresh } = openSettings();
  server.answer('GET /api/settings.php', sampleOf('Settings', { region_data: {} }));
  server.answer('GET /api/regions.php', { regions: UTRECHT });
  await pull();
  clock.jump(-DAY_MS / 2);
  server.answer('GET /api/regions.php', { regions: ZEELAND });
  await refresh();
  expect(server.count('GET /api/settings.php')).toBe(2);
  expect(await device.settings.get('current')).toMatchObject({
    settings: { region_data: ZEELAND },
    fetchedAtMs: clock.now(),
  });
  device.close();
});

const { countries: _, ...WITHOUT_COUNTRIES } = sampleOf('Settings', { region_data: UTRECHT });

test.each([
  ['that a version before this one has stored, without what this one needs', WITHOUT_COUNTRIES, DAY_MS],
  ['that are damaged', null, DAY_MS],
  ['of no known age', sampleOf('Settings'), Number.NaN],
])('settings %s are fetched again', async (_what, settings, fetchedAtMs) => {
  const { server, device, refresh } = openSettings();
  await device.settings.put(Object({ key: 'current', settings, fetchedAtMs }));
  server.answer('GET /api/settings.php', sampleOf('Settings', { region_data: ZEELAND }));
  await refresh();
  expect((await device.settings.get('current'))?.settings).toEqual(sampleOf('Settings', { region_data: ZEELAND }));
  await refresh();
  expect(server.count('GET /api/settings.php')).toBe(1);
  device.close();
});

test('damaged settings keep none from being fetched whose regions come by themselves', async () => {
  const { server, device, pull } = openSettings();
  await device.settings.put(Object({ key: 'current', settings: null, fetchedAtMs: DAY_MS }));
  server.answer('GET /api/settings.php', sampleOf('Settings', { region_data: {} }));
  server.answer('GET /api/regions.php', { regions: UTRECHT });
  expect(await pull()).toEqual({ pulled: UTRECHT, stored: UTRECHT });
  device.close();
});
