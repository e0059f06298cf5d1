/** Seeded pseudo-random generator: the same seed yields the same sequence. */
export interface Random {
  /** In the range [0, 1). */
  next(): number;
  /** Both ends are inclusive. */
  integer(min: number, max: number): number;
  chance(probability: number): boolean;
  pick<Item>(items: readonly Item[]): Item;
  /** Returns a shuffled copy. */
  shuffle<Item>(items: readonly Item[]): Item[];
}

export function createRandom(seed: string): Random {
  let state = hashText(seed);
  // mulberry32
  const next = (): number => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const integer = (min: number, max: number): number => min + Math.floor(next() * (max - min + 1));
  const pick = <Item>(items: readonly Item[]): Item => {
    const item = items[integer(0, items.length - 1)];
    if (item === undefined) throw new Error('Nothing to pick from');
    return item;
  };
  const shuffle = <Item>(items: readonly Item[]): Item[] => {
    const keyed = items.map((item) => ({ item, key: next() }));
    return keyed.sort((left, right) => left.key - right.key).map(({ item }) => item);
  };
  return { next, integer, pick, shuffle, chance: (probability) => next() < probability };
}

/** FNV-1a, 32 bits. */
function hashText(text: string): number {
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  }
  return hash >>> 0;
}
