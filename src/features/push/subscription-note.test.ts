import { afterEach, expect, test, vi } from 'vitest';
import { forgetSubscription, readSubscriptionNote, rememberSubscription } from './subscription-note.ts';

afterEach(() => {
  forgetSubscription();
  vi.unstubAllGlobals();
});

test('where localStorage is full, the page still knows how its subscription was made', () => {
  const full = {
    getItem: () => null,
    removeItem: () => undefined,
    setItem: () => {
      throw new DOMException('Full', 'QuotaExceededError');
    },
  };
  vi.stubGlobal('localStorage', full);
  rememberSubscription('https://push.example/1', 'key');
  expect(readSubscriptionNote()).toMatchObject({ endpoint: 'https://push.example/1', key: 'key' });
  forgetSubscription();
  expect(readSubscriptionNote()).toBeNull();
});
