import { readdirSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { REPOSITORY_ROOT } from './content-hash.ts';
import { readEmoji } from './emoji-data.ts';

const HAND = '\u{1F44B}';

test.for(readdirSync(`${REPOSITORY_ROOT}/public/_i18n`))(
  'there are names of all emoji in %s, in a small file',
  (locale) => {
    const emoji = readEmoji(locale);
    expect(emoji.length).toBeGreaterThan(1_800);
    const hand = emoji.find((each) => each.emoji === HAND);
    expect(hand?.label).toMatch(/\p{Letter}{3}/u);
    expect(hand?.tags?.length).toBeGreaterThan(0);
    expect(hand?.skins?.map(({ tone }) => tone)).toEqual([1, 2, 3, 4, 5]);
    expect(gzipSync(JSON.stringify(emoji)).length).toBeLessThan(65_536);
  },
);

test('letters that flags are made of, and skin tones, are no emoji to choose', () => {
  expect(readEmoji('en').filter(({ group }) => group === undefined)).toEqual([]);
});
