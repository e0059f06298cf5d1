import { expect, test } from 'vitest';
import { PhotoQueue, type PhotoWork, type Prepared, type Sent } from './photo-queue.ts';

const WHOLE = { x: 0, y: 0, width: 0.5, height: 0.5 };

/** A queue whose sendings end when the test says so. */
function started(overrides: Partial<PhotoWork> = {}) {
  const sendings: { id: string; photo: Blob; end: (sent: Sent) => void }[] = [];
  const queue = new PhotoQueue({
    prepare: async (file, section): Promise<Prepared> =>
      file.name.startsWith('bad')
        ? { status: 'refused', words: 'profile.photo_wrong_kind' }
        : { status: 'ready', photo: new Blob([section === null ? 'whole' : 'cut']) },
    send: (photo, id) => new Promise((end) => sendings.push({ id, photo, end })),
    ...overrides,
  });
  return { queue, sendings, states: () => queue.photos().map(({ file, state }) => `${file.name} ${state.at}`) };
}

const file = (name: string) => new File(['x'], name);

test('of several photos a bad one stops none of the others, which are sent one by one', async () => {
  const { queue, sendings, states } = started();
  queue.add([file('a'), file('bad'), file('c')]);
  await expect.poll(states).toEqual(['a choosing', 'bad refused', 'c choosing']);
  queue.decideAll('whole');
  await expect.poll(states).toEqual(['a sending', 'bad refused', 'c waiting']);
  sendings[0]?.end({ status: 'failed', failure: { status: 'offline' } });
  await expect.poll(states).toEqual(['a failed', 'bad refused', 'c sending']);
  sendings[1]?.end({ status: 'sent' });
  await expect.poll(states).toEqual(['a failed', 'bad refused']);
  const [failed] = queue.photos();
  queue.retry(failed?.id ?? '');
  await expect.poll(states).toEqual(['a sending', 'bad refused']);
  expect(sendings[2]?.id).toBe(sendings[0]?.id);
});

test('a file that is no photo is not counted among those added with it', async () => {
  const { queue, states } = started();
  queue.add([file('before'), file('other')]);
  queue.add([file('a'), file('bad'), file('c')]);
  await expect.poll(states).toContain('c choosing');
  const places = queue.photos().map(({ place }) => place && `${place.index} of ${place.count}`);
  expect(places).toEqual(['1 of 2', '2 of 2', '1 of 2', null, '2 of 2']);
});

test('a chosen section is cut before it is sent, and the next photo is asked for meanwhile', async () => {
  const { queue, sendings, states } = started();
  queue.add([file('a'), file('b')]);
  await expect.poll(states).toEqual(['a choosing', 'b choosing']);
  queue.choose(queue.photos()[0]?.id ?? '', WHOLE);
  await expect.poll(states).toEqual(['a sending', 'b choosing']);
  expect(await sendings[0]?.photo.text()).toBe('cut');
});

test('closing the dialog sets all aside, also those still being prepared, and each can be taken up again', async () => {
  let ready: (prepared: Prepared) => void = () => {};
  const { queue, states } = started({ prepare: () => new Promise((resolve) => (ready = resolve)) });
  queue.add([file('a'), file('b')]);
  await Promise.resolve();
  ready({ status: 'ready', photo: new Blob() });
  await expect.poll(states).toEqual(['a choosing', 'b preparing']);
  queue.decideAll('set-aside');
  ready({ status: 'ready', photo: new Blob() });
  await expect.poll(states).toEqual(['a set-aside', 'b set-aside']);
  queue.reopen(queue.photos()[1]?.id ?? '');
  queue.remove(queue.photos()[0]?.id ?? '');
  expect(states()).toEqual(['b choosing']);
});

test('a full profile refuses those that wait without sending them', async () => {
  const { queue, sendings, states } = started();
  queue.add([file('a'), file('b'), file('c')]);
  await expect.poll(states).toHaveLength(3);
  queue.decideAll('whole');
  await expect.poll(() => sendings.length).toBe(1);
  await expect.poll(states).toEqual(['a sending', 'b waiting', 'c waiting']);
  sendings[0]?.end({ status: 'refused', words: 'profile.photo_too_many', isFull: true });
  await expect.poll(states).toEqual(['a refused', 'b refused', 'c refused']);
  expect(sendings).toHaveLength(1);
  queue.add([file('d')]);
  expect(states()).toEqual(['d preparing']);
});
