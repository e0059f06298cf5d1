import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import {
  CANNED_ORIGIN,
  type CannedServer,
  cannedUser,
  createCannedServer,
  sampleOf,
} from '../../tests/fixtures/canned-server.ts';
import { createDevice, type Device, type Tab } from '../../tests/fixtures/device.ts';
import { AccountDatabase, DeviceDatabase } from '../public/database.ts';

const ATTEMPT = '4c2d7ab0-22a5-4a3b-9c0e-0a2b6f4d1e77';
const { csrf: _, ...ACCOUNT } = sampleOf('SignUpRequest');

let server: CannedServer;
let device: Device;
let tab: Tab;
beforeEach(async () => {
  server = createCannedServer();
  server.answer('GET /api/user.php', 401);
  device = createDevice(CANNED_ORIGIN, server.fetch);
  tab = await device.openTab();
});
afterEach(() => device.close());

async function signUp() {
  const reply = await tab.api.signUp(ACCOUNT, ATTEMPT);
  await device.settle();
  return 'result' in reply ? reply.result : reply;
}

async function storedSession() {
  const database = new DeviceDatabase();
  const record = await database.session.get('current');
  database.close();
  return record?.session;
}

test('a sign-up is sent once under the key of its attempt, and begins the session of the new member', async () => {
  server.answer('POST /api/user.php', cannedUser(12));
  server.answer('GET /api/user.php', cannedUser(12));
  const session = { status: 'member', epoch: 1, accountId: 12 };
  expect(await signUp()).toEqual({ status: 'signed-up', session });
  expect(await storedSession()).toEqual(session);
  const request = server.requests.find(({ method }) => method === 'POST');
  expect(new URL(request?.url ?? '').search).toBe('?new=1');
  expect(request?.headers.get('idempotency-key')).toBe(ATTEMPT);
  expect(await request?.json()).toEqual({ ...ACCOUNT, csrf: sampleOf('Settings').csrf });
});

test('a sign-up that the server refuses says why, and logs nobody in', async () => {
  const error = { error: 'email_taken', message: 'Taken.', fields: { email: 'taken' } };
  server.answer('POST /api/user.php', () => new Response(JSON.stringify(error), { status: 409 }));
  expect(await signUp()).toEqual({
    status: 'refused',
    httpStatus: 409,
    error: 'email_taken',
    fields: { email: 'taken' },
  });
  expect(await storedSession()).toBeUndefined();
});

test('a sign-up on a device that refuses to store says so, and nobody is logged in here', async () => {
  server.answer('POST /api/user.php', cannedUser(12));
  const open = vi.spyOn(AccountDatabase.prototype, 'open').mockImplementation(() => {
    throw new Error('No');
  });
  expect(await signUp()).toEqual({ status: 'storage-refused' });
  open.mockRestore();
  expect(await storedSession()).toBeUndefined();
});
