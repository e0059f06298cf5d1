/** Edits a JSON value at a place: keys joined by dots, with `*` for every item of a list or value of a map. */

type Holder = Record<string, unknown>;

export function replaceAt(root: unknown, place: string, change: (value: unknown) => unknown): void {
  for (const { holder, key } of holdersAt(root, place)) {
    if (Object.hasOwn(holder, key)) Reflect.set(holder, key, change(Reflect.get(holder, key)));
  }
}

export function removeAt(root: unknown, place: string): void {
  for (const { holder, key } of holdersAt(root, place)) Reflect.deleteProperty(holder, key);
}

export function addAt(root: unknown, place: string, value: unknown): void {
  for (const { holder, key } of holdersAt(root, place)) Reflect.set(holder, key, value);
}

/** Returns the values at a place. */
export function valuesAt(root: unknown, place: string): unknown[] {
  return holdersAt(root, place).flatMap(({ holder, key }) =>
    Object.hasOwn(holder, key) ? [Reflect.get(holder, key)] : [],
  );
}

function holdersAt(root: unknown, place: string): { holder: Holder | unknown[]; key: string }[] {
  const keys = place.split('.');
  const last = keys.pop() ?? '';
  let holders: (Holder | unknown[])[] = isHolder(root) ? [root] : [];
  for (const key of keys) {
    holders = holders.flatMap((holder) => childrenOf(holder, key).filter(isHolder));
  }
  return holders.flatMap((holder) =>
    last === '*' ? Object.keys(holder).map((key) => ({ holder, key })) : [{ holder, key: last }],
  );
}

function childrenOf(holder: Holder | unknown[], key: string): unknown[] {
  if (key === '*') return Object.values(holder);
  const value: unknown = Reflect.get(holder, key);
  return value === undefined ? [] : [value];
}

function isHolder(value: unknown): value is Holder | unknown[] {
  return typeof value === 'object' && value !== null;
}
