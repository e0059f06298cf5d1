import { afterEach, expect, test, vi } from 'vitest';
import { mayOfferPush, type PushFacts, pushState } from './push-state.ts';
import { base64Url, hasOtherKey, keyBytes } from './push-subscription.ts';
import {
  canRemember,
  isKeyOld,
  isOutdatedSubscription,
  parseSubscriptionNote,
  readSubscriptionNote,
} from './subscription-note.ts';

afterEach(() => void vi.unstubAllGlobals());

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

test('a device without room for a note says so, and one with room has none left of the trial', () => {
  const stored = new Map<string, string>();
  const storage = {
    getItem: (name: string) => stored.get(name) ?? null,
    setItem: (name: string, text: string) => void stored.set(name, text),
    removeItem: (name: string) => void stored.delete(name),
  };
  vi.stubGlobal('localStorage', storage);
  expect(canRemember('https://push.example/1', 'key')).toBe(true);
  expect(readSubscriptionNote()).toBeNull();
  storage.setItem = () => {
    throw new DOMException('No room', 'QuotaExceededError');
  };
  expect(canRemember('https://push.example/1', 'key')).toBe(false);
});

test('the key that a subscription was made with is compared where the browser tells it', () => {
  const point = (value: number) => {
    const bytes = new Uint8Array(65).fill(value);
    bytes[0] = 4;
    return bytes.buffer;
  };
  const made = { options: { applicationServerKey: point(7) } };
  expect(hasOtherKey(made, base64Url(point(7)))).toBe(false);
  expect(hasOtherKey(made, base64Url(point(8)))).toBe(true);
  expect(hasOtherKey(made, 'no key')).toBe(false);
  expect(hasOtherKey({ options: { applicationServerKey: null } }, base64Url(point(8)))).toBe(false);
  expect(hasOtherKey({}, base64Url(point(8)))).toBe(false);
});

test('the public key is read when it is a point of the curve', () => {
  const bytes = new Uint8Array(65).fill(7);
  bytes[0] = 4;
  expect(keyBytes(base64Url(bytes.buffer))).toEqual(bytes);
  for (const broken of ['', '!!', 'AAAA', base64Url(new Uint8Array(65).buffer)]) expect(keyBytes(broken)).toBeNull();
});
