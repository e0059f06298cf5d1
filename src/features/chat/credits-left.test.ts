import { expect, test } from 'vitest';
import type { Intent, OutboxRow } from '../../../worker/public/outbox-row.ts';
import { creditsLeft } from './credits-left.ts';

const SETTINGS = { message_credits: 2, photo_message_credits: 5, minimum_message_costs: {}, geoip_country: 'NL' };
const MEMBER = { credits: 20, paid_user: false, profile: { country: 'NL' } };

const MESSAGE: Intent = { kind: 'send-message', conversationId: 1, messageId: 'm', text: 'Hello' };
const PHOTO: Intent = {
  kind: 'send-photo',
  conversationId: 1,
  messageId: 'p',
  text: '',
  photo: { file: new Blob(), width: 1, height: 1, preview: null },
  quoted: null,
};

function rowsOf(state: OutboxRow['state'], ...intents: Intent[]): Pick<OutboxRow, 'state' | 'intent'>[] {
  return intents.map((intent) => ({ state, intent }));
}

test('what waits to be sent is taken off the balance, messages and photos at their own price', () => {
  expect(creditsLeft(MEMBER, SETTINGS, [])).toBe(20);
  expect(creditsLeft(MEMBER, SETTINGS, rowsOf('queued', MESSAGE, PHOTO, MESSAGE))).toBe(11);
});

test('likes, and messages that were rejected, take nothing', () => {
  const rows = [...rowsOf('rejected', MESSAGE, PHOTO), ...rowsOf('queued', { kind: 'like', profileId: 1 })];
  expect(creditsLeft(MEMBER, SETTINGS, rows)).toBe(20);
});

test('it is never below nothing, and whole for who writes for free', () => {
  const rows = rowsOf('queued', PHOTO, PHOTO, PHOTO, PHOTO, PHOTO);
  expect(creditsLeft(MEMBER, SETTINGS, rows)).toBe(0);
  expect(creditsLeft({ ...MEMBER, paid_user: true }, SETTINGS, rows)).toBe(20);
});
