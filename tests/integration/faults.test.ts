import { describe, expect, test } from 'vitest';
import { DeviceDatabase } from '../../worker/public/database.ts';
import { until } from '../fixtures/until.ts';
import { logIn, readAll, setStage } from './stage.ts';

const stage = setStage();

describe.each(['html200', 'truncate', 'mutate', 'login302', 'bom'])('the fault %s', (fault) => {
  test.each(['/api/user.php', '/api/chats.php', '/api/likes.php'])(
    'on %s leaves the cached data as it was',
    async (path) => {
      const tab = await stage.device.openTab();
      const { database } = await logIn(stage, tab);
      const before = await readAll(database);
      await stage.control.setFaults([{ path, fault }]);
      await stage.control.clearRequests();
      await tab.api.refresh();
      await stage.device.passUntil('the poll has failed', async () => {
        const sync = await database.meta.get('sync');
        return sync?.key === 'sync' && sync.state !== 'ok';
      });
      const after = await readAll(database);
      expect({ ...after, meta: null }).toEqual({ ...before, meta: null });
      await stage.control.setFaults([]);
      await stage.device.passUntil('the next poll succeeds', async () => {
        const sync = await database.meta.get('sync');
        return sync?.key === 'sync' && sync.state === 'ok';
      });
    },
  );
});

test('an answer that breaks the contract is recorded with its place, and without its values', async () => {
  const tab = await stage.device.openTab();
  await logIn(stage, tab);
  await stage.control.setFaults([{ path: '/api/chats.php', fault: 'html200', times: 1 }]);
  await tab.api.refresh();
  const device = new DeviceDatabase();
  await stage.device.passUntil('the record', async () => (await device.violations.count()) > 0);
  const [violation] = await device.violations.toArray();
  expect(violation).toMatchObject({ operation: 'GET /api/chats.php', path: '', expected: 'JSON', actual: 'HTML' });
  device.close();
});

test('without a server the data stays and says how old it is; when the server is back it is fresh again', async () => {
  const tab = await stage.device.openTab();
  const { database } = await logIn(stage, tab);
  const before = await database.chats.toArray();
  await stage.stopServer();
  await tab.api.refresh();
  await until(
    'offline',
    async () =>
      (await database.meta.get('sync'))?.key === 'sync' && Object(await database.meta.get('sync')).state === 'offline',
  );
  expect(Object(await database.meta.get('sync')).lastSuccessAtMs).toBeGreaterThan(0);
  expect(await database.chats.toArray()).toEqual(before);
  await stage.startServer();
  await stage.device.passUntil(
    'recovered by itself',
    async () => Object(await database.meta.get('sync')).state === 'ok',
  );
});

test('the time of the last good poll is kept when the last visible tab is hidden', async () => {
  const tab = await stage.device.openTab();
  const { database } = await logIn(stage, tab);
  const first = Object(await database.meta.get('sync')).lastSuccessAtMs;
  stage.device.clock.advance(10_000);
  await stage.control.clearRequests();
  await tab.api.refresh();
  await stage.device.passUntil(
    'polled again',
    async () => (await stage.control.countRequests('GET', '/api/likes.php')) === 1,
  );
  await until('the time is kept', async () => {
    await tab.show({ visible: false });
    return Object(await database.meta.get('sync')).lastSuccessAtMs > first;
  });
});
