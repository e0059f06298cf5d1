import { expect, test } from 'vitest';
import { changeNoticeDevice, readHiddenDetails, readNoticeDevice, unknownDevice } from './notice-device.ts';

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

async function storeOf(note: unknown) {
  const store = slowStore();
  await (await store.open()).put('/notice-device', Response.json(note));
  return store;
}

test('words that only another version knows are skipped, and those of this version are read', async () => {
  const { words, ...texts } = unknownDevice('Amora');
  const store = await storeOf({ ...texts, words: { ...words, news: 'Neuigkeiten', of_later: 'x', test: 7 } });
  expect(await readNoticeDevice(store)).toEqual({ ...texts, words: { ...words, news: 'Neuigkeiten' } });
});

test('who hid names and texts keeps them hidden, also where the rest of the note cannot be read', async () => {
  const inTurn = queue();
  const store = await storeOf({ hidesDetails: true, words: 'of another version' });
  expect(await readHiddenDetails(store)).toBe(true);
  const texts = unknownDevice('Amora');
  await changeNoticeDevice(store, inTurn, (_, hidesDetails) => ({ ...texts, hidesDetails: hidesDetails ?? false }));
  expect(await readNoticeDevice(store)).toEqual({ ...texts, hidesDetails: true });
});
