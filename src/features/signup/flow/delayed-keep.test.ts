import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { SignupProgress } from '../../../../worker/public/worker-api.ts';
import { createDelayedKeep } from './delayed-keep.ts';

const page = new EventTarget();

function progressWith(personal: string): SignupProgress {
  return { step: 5, draft: { personal } };
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('window', page);
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('what is typed is kept once nothing has changed for a while', () => {
  const keep = vi.fn();
  const delayed = createDelayedKeep(keep);
  delayed.put(progressWith('I b'));
  vi.advanceTimersByTime(200);
  delayed.put(progressWith('I bake'));
  vi.advanceTimersByTime(1_000);
  expect(keep.mock.calls).toEqual([[progressWith('I bake')]]);
});

test('what waits is kept before the page is left, and only once', () => {
  const keep = vi.fn();
  const delayed = createDelayedKeep(keep);
  delayed.put(progressWith('I bake'));
  page.dispatchEvent(new Event('beforeunload'));
  page.dispatchEvent(new Event('beforeunload'));
  vi.advanceTimersByTime(1_000);
  expect(keep.mock.calls).toEqual([[progressWith('I bake')]]);
});

test('the page is watched only while something waits, and what is dropped is not kept', () => {
  const removal = vi.spyOn(page, 'removeEventListener');
  const keep = vi.fn();
  const delayed = createDelayedKeep(keep);
  delayed.put(progressWith('I bake'));
  delayed.drop();
  page.dispatchEvent(new Event('beforeunload'));
  expect(keep).not.toHaveBeenCalled();
  expect(removal).toHaveBeenLastCalledWith('beforeunload', expect.any(Function));
});
