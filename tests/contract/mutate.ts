type Path = readonly (string | number)[];
type Change = (value: unknown) => unknown;

const REMOVED = Symbol('removed');

/**
 * Typical backend errors, and values just outside of limits. A change that does not apply returns the value unchanged.
 */
const CHANGES: readonly Change[] = [
  () => REMOVED,
  () => null,
  () => [],
  () => ({}),
  () => 0,
  () => 1,
  () => '',
  () => false,
  () => 'text',
  () => 2 ** 53,
  () => -1,
  () => '2026-02-30',
  () => '2026-02-30T10:00:00Z',
  () => '2026-01-01 10:00:00',
  () => ({ date: '2026-01-01 10:00:00.000000', timezone_type: 3, timezone: 'UTC' }),
  (value) => (typeof value === 'number' ? String(value) : value),
  (value) => (typeof value === 'number' ? value + 1 : value),
  (value) => (typeof value === 'number' ? value - 1 : value),
  (value) => (typeof value === 'number' ? value + 0.5 : value),
  (value) => (typeof value === 'number' ? -value : value),
  (value) => (typeof value === 'boolean' ? Number(value) : value),
  (value) => (typeof value === 'string' ? `${value}x` : value),
  (value) => (typeof value === 'string' ? `${value}\u{1F600}` : value),
  (value) => (typeof value === 'string' ? `${value}\ud83d` : value),
  (value) => (typeof value === 'string' ? value.slice(1) : value),
  (value) => (typeof value === 'string' ? value.slice(0, -1) : value),
  (value) => (typeof value === 'string' ? value.toUpperCase() : value),
  (value) => (typeof value === 'string' ? `${value}\n` : value),
  (value) => (typeof value === 'string' ? Number(value) || 7 : value),
  (value) => (Array.isArray(value) ? { ...value } : value),
  (value) => (Array.isArray(value) ? [...value, ...value.slice(0, 1)] : value),
  (value) => (Array.isArray(value) ? value.slice(1) : value),
  (value) => [value],
  (value) => withProperty(value, 'unexpected', 1),
  (value) => withProperty(value, '__proto__', { id: 1 }),
  (value) => withProperty(value, 'constructor', 'text'),
  (value) => withProperty(value, 'toString', null),
  (value) => withProperty(value, 'length', 0),
  (value) => withProperty(value, '0', 'text'),
];

/** Selects a place and a change; both are non-negative numbers, taken modulo the number of choices. */
export interface Pick {
  place: number;
  change: number;
}

/** Returns a copy of the value with the changes applied one after another. */
export function mutate(value: unknown, picks: readonly Pick[]): unknown {
  return picks.reduce((current: unknown, { place, change }) => {
    const places = listPlaces(current, []);
    const path = places[place % places.length] ?? [];
    const changed = changeAt(current, path, CHANGES[change % CHANGES.length] ?? ((same) => same));
    return changed === REMOVED ? null : changed;
  }, value);
}

function listPlaces(value: unknown, path: Path): Path[] {
  if (typeof value !== 'object' || value === null) return [path];
  // The items of a long list are alike.
  const below = Object.entries(value).slice(0, 40);
  return [
    path,
    ...below.flatMap(([key, child]) => listPlaces(child, [...path, Array.isArray(value) ? Number(key) : key])),
  ];
}

function changeAt(value: unknown, path: Path, change: Change): unknown {
  const [key, ...rest] = path;
  if (key === undefined) return change(value);
  if (Array.isArray(value)) {
    return value
      .map((item, index) => (index === key ? changeAt(item, rest, change) : item))
      .filter((item) => item !== REMOVED);
  }
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).map(
    ([name, item]) => [name, name === key ? changeAt(item, rest, change) : item] as const,
  );
  return Object.fromEntries(entries.filter(([, item]) => item !== REMOVED));
}

function withProperty(value: unknown, name: string, property: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  return Object.fromEntries([...Object.entries(value), [name, property]]);
}
