import { beforeEach, expect, test } from 'vitest';
import { takeEmptyStorage } from '../../tests/fixtures/storage.ts';
import { DeviceDatabase } from '../public/database.ts';
import { endSession } from './end-session.ts';
import { createSessionRecordStore } from './session-record-store.ts';

const LOGGED_OUT = {
  status: 'visitor',
  cause: 'logged-out',
  logoutPending: true,
  keptAccountId: null,
  pushEndpoint: null,
} as const;

beforeEach(takeEmptyStorage);

test('tabs hear of the end of a session once its rows are closed, and before they are deleted', async () => {
  const order: string[] = [];
  const channel = { post: () => void order.push('told'), listen: () => {}, close: () => {} };
  const keeper = createSessionRecordStore(new DeviceDatabase(), { openChannel: () => channel });
  await endSession({
    next: LOGGED_OUT,
    keeper,
    follow: async ({ status }) => void order.push(`closed for a ${status}`),
    wipe: async () => void order.push('deleted'),
  });
  expect(order).toEqual(['closed for a visitor', 'told', 'deleted']);
});
