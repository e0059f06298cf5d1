import { expect, test } from 'vitest';
import { pressAfter } from './press-after.ts';

/** A heart that takes a like back when it is pressed while it stands. */
function heartOf(liked: boolean) {
  const heart = {
    liked,
    presses: 0,
    getAttribute: (name: string) => (name === 'aria-pressed' ? String(heart.liked) : null),
    click: () => {
      heart.presses += 1;
      heart.liked = !heart.liked;
    },
  };
  return heart;
}

test('a like of a match is given once the member is known', async () => {
  const heart = heartOf(false);
  expect(await pressAfter(heart, async () => null)).toBeNull();
  expect(heart.liked).toBe(true);
});

test('who turns out to be liked already, as the likes come meanwhile, stays so', async () => {
  const heart = heartOf(false);
  const load = async () => {
    heart.liked = true;
    return null;
  };
  expect(await pressAfter(heart, load)).toBeNull();
  expect(heart).toMatchObject({ liked: true, presses: 0 });
});

test('nobody is liked who could not be loaded', async () => {
  const heart = heartOf(false);
  expect(await pressAfter(heart, async () => ({ status: 'offline' }))).toEqual({ status: 'offline' });
  expect(heart.presses).toBe(0);
});
