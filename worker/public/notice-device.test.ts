import { expect, test } from 'vitest';
import { changeNoticeDevice, readNoticeDevice, unknownDevice } from './notice-device.ts';

/** A cache that answers late, as that of a busy browser does. */
function slowStore() {
  const kept = new Map<string, string>();
  const later = () => new Promise<void>((resolve) => setImmediate(resolve));
  const cache: Pick<Cache, 'match' | 'put'> = {
    match: async (key) => {
      await later();
      const text = kept.get(String(key));
      return text === undefined ? undefined : new Response(text);
    },
    put: async (key, response) => {
      const text = await response.text();
      await later();
      kept.set(String(key), text);
    },
  };
  return { open: async () => cache };
}

function queue() {
  let last: Promise<void> = Promise.resolve();
  return (change: () => Promise<void>) => {
    last = last.then(change);
    return last;
  };
}

test('a choice that is made while a page stores its texts is kept, and so are the texts', async () => {
  const store = slowStore();
  const inTurn = queue();
  const texts = unknownDevice('Amora');
  await Promise.all([
    changeNoticeDevice(store, inTurn, (before) => ({ ...texts, hidesDetails: before?.hidesDetails ?? false })),
    changeNoticeDevice(store, inTurn, (before) => ({ ...(before ?? unknownDevice('')), hidesDetails: true })),
    changeNoticeDevice(store, inTurn, (before) => ({
      ...texts,
      locale: 'de',
      hidesDetails: before?.hidesDetails ?? false,
    })),
  ]);
  expect(await readNoticeDevice(store)).toEqual({ ...texts, locale: 'de', hidesDetails: true });
});
