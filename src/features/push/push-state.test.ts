import { expect, test } from 'vitest';
import { mayOfferPush, type PushFacts, pushState } from './push-state.ts';
import { base64Url, keyBytes } from './push-subscription.ts';
import { isKeyOld, isOutdatedSubscription, parseSubscriptionNote } from './subscription-note.ts';

const capable: PushFacts = { permission: 'undecided', hasPushManager: true, isSubscribed: false, key: 'key' };

test('the states of push follow from browser, permission, subscription and key', () => {
  expect(pushState(capable)).toEqual({ status: 'not-subscribed', key: 'key' });
  expect(pushState({ ...capable, permission: 'granted' })).toEqual({ status: 'not-subscribed', key: 'key' });
  expect(pushState({ ...capable, permission: 'granted', isSubscribed: true }).status).toBe('subscribed');
  expect(pushState({ ...capable, permission: 'denied' }).status).toBe('denied');
  expect(pushState({ ...capable, key: undefined }).status).toBe('unknown');
  expect(pushState({ ...capable, key: null })).toEqual({ status: 'incapable', cause: 'no-key' });
  expect(pushState({ ...capable, hasPushManager: false })).toEqual({ status: 'incapable', cause: 'unsupported' });
  expect(pushState({ ...capable, permission: 'needs_installing' })).toEqual({
    status: 'incapable',
    cause: 'needs-installing',
  });
});

test('push is offered to members who can have it and do not', () => {
  expect(mayOfferPush(pushState(capable), true)).toBe(true);
  expect(mayOfferPush(pushState(capable), false)).toBe(false);
  for (const change of [{ key: null }, { permission: 'denied' as const }, { hasPushManager: false }]) {
    expect(mayOfferPush(pushState({ ...capable, ...change }), true)).toBe(false);
  }
  expect(mayOfferPush(pushState({ ...capable, permission: 'granted', isSubscribed: true }), true)).toBe(false);
});

test('a subscription of an older push worker, or with another key, is made anew', () => {
  const note = { endpoint: 'https://push.example/1', version: 2, key: 'key', checkedAtMs: 5 };
  expect(isOutdatedSubscription(note, 'key')).toBe(false);
  expect(isOutdatedSubscription({ ...note, version: 1 }, 'key')).toBe(true);
  expect(isOutdatedSubscription(note, 'other key')).toBe(true);
  expect(isOutdatedSubscription(null, 'key')).toBe(true);
  // Without the settings, nothing can be renewed.
  expect(isOutdatedSubscription(null, undefined)).toBe(false);
  expect(isOutdatedSubscription({ ...note, version: 1 }, undefined)).toBe(false);
  expect(parseSubscriptionNote(JSON.stringify(note))).toEqual(note);
  for (const broken of [null, '', '{', '[]', '{"endpoint":1}']) expect(parseSubscriptionNote(broken)).toBeNull();
  expect([isKeyOld(note, 6), isKeyOld(note, 4), isKeyOld(note, 86_400_005)]).toEqual([false, true, true]);
});

test('the public key is read when it is a point of the curve', () => {
  const bytes = new Uint8Array(65).fill(7);
  bytes[0] = 4;
  expect(keyBytes(base64Url(bytes.buffer))).toEqual(bytes);
  for (const broken of ['', '!!', 'AAAA', base64Url(new Uint8Array(65).buffer)]) expect(keyBytes(broken)).toBeNull();
});
