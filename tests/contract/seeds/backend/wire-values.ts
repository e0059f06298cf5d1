/** Changes of a single value in a response; `undefined` if the change does not apply to the value. */
const CHANGES: Readonly<Record<string, (value: unknown) => unknown>> = {
  'number-as-text': (value) => (typeof value === 'number' ? String(value) : undefined),
  'text-as-number': (value) => (typeof value === 'string' ? 7 : undefined),
  'boolean-as-number': (value) => (typeof value === 'boolean' ? Number(value) : undefined),
  'boolean-as-text': (value) => (typeof value === 'boolean' ? String(value) : undefined),
  'null-for-value': (value) => (value === null ? undefined : null),
  'fraction-for-integer': (value) => (typeof value === 'number' ? value + 0.5 : undefined),
  'below-minimum': (value) => (typeof value === 'number' ? -1 : undefined),
  'past-2-53': (value) => (typeof value === 'number' ? 9_007_199_254_740_994 : undefined),
  'too-long': (value) => (typeof value === 'string' ? 'x'.repeat(30_000) : undefined),
  'empty-text': (value) => (typeof value === 'string' && value !== '' ? '' : undefined),
  'text-with-blanks': (value) => (typeof value === 'string' ? ` ${value} ` : undefined),
  // CHAR(40) as some databases give it back.
  'padded-to-width': (value) => (typeof value === 'string' && value !== '' ? value.padEnd(40) : undefined),
  'upper-case': (value) =>
    typeof value === 'string' && value !== value.toUpperCase() ? value.toUpperCase() : undefined,
  'unlisted-value': (value) => (typeof value === 'string' ? 'no_such_value' : undefined),
  'list-as-object': (value) => (Array.isArray(value) && value.length > 0 ? { ...value } : undefined),
  'object-as-list': (value) => (isObject(value) ? [value] : undefined),
  'empty-object-as-list': (value) => (isObject(value) ? [] : undefined),
  'unknown-property': (value) => (isObject(value) ? { ...value, password_hash: 'x' } : undefined),
  'time-with-offset': (value) => time(value, (moment) => moment.replace('Z', '+02:00')),
  'time-without-zone': (value) => time(value, (moment) => moment.replace('Z', '')),
  'time-of-a-database': (value) => time(value, (moment) => moment.replace('Z', '').replace('T', ' ')),
  'time-in-seconds': (value) => time(value, (moment) => Math.floor(Date.parse(moment) / 1000)),
  'time-with-spoken-month': (value) => time(value, (moment) => new Date(moment).toUTCString()),
  'impossible-day': (value) => time(value, () => '2026-02-30T10:00:00Z'),
  'zero-date': (value) => time(value, () => '0000-00-00T00:00:00Z'),
  'year-1970': (value) => time(value, () => '1970-01-01T00:00:00Z'),
  'time-in-milliseconds': (value) => time(value, (moment) => Date.parse(moment)),
  'time-with-one-digit': (value) => time(value, (moment) => moment.replace(/-\d\dT/, '-7T')),
  'time-with-named-zone': (value) => time(value, (moment) => moment.replace('Z', ' Europe/Amsterdam')),
  // What json_encode makes of a DateTime.
  'time-as-object': (value) =>
    time(value, (moment) => ({ date: moment.replace('T', ' ').replace('Z', ''), timezone_type: 3, timezone: 'UTC' })),
  'time-without-seconds': (value) => time(value, (moment) => moment.replace(/:\d\d(\.\d+)?Z/, 'Z')),
  'time-of-half-the-day': (value) => time(value, (moment) => moment.replace(/T\d\d(.*)Z/, 'T09$1 PM')),
  'day-only': (value) => time(value, (moment) => moment.slice(0, 10)),
  'day-of-a-country': (value) => day(value, (year, month, of) => `${of}.${month}.${year}`),
  'day-of-another-country': (value) => day(value, (year, month, of) => `${month}/${of}/${year}`),
  'day-with-one-digit': (value) => day(value, (year, month) => `${year}-${Number(month)}-7`),
  'day-with-short-year': (value) => day(value, (year, month, of) => `${year.slice(2)}-${month}-${of}`),
  'day-with-time': (value) => day(value, (year, month, of) => `${year}-${month}-${of} 00:00:00`),
  'day-with-zone': (value) => day(value, (year, month, of) => `${year}-${month}-${of}T00:00:00Z`),
  'day-in-seconds': (value) => day(value, (year, month, of) => Date.parse(`${year}-${month}-${of}`) / 1000),
  'day-that-is-none': (value) => day(value, (year) => `${year}-02-30`),
  'day-of-zeros': (value) => day(value, () => '0000-00-00'),
  'far-future': (value) => time(value, () => '9999-12-31T23:59:59Z'),
};

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function time(value: unknown, change: (moment: string) => unknown): unknown {
  return typeof value === 'string' && /^\d{4}-\d\d-\d\dT.*Z$/.test(value) ? change(value) : undefined;
}

function day(value: unknown, change: (year: string, month: string, of: string) => unknown): unknown {
  const found = typeof value === 'string' ? /^(\d{4})-(\d\d)-(\d\d)$/.exec(value) : null;
  return found === null ? undefined : change(found[1] ?? '', found[2] ?? '', found[3] ?? '');
}

/**
 * Changes the value at a path such as `*.profile.age`, in every row or only in the last. Returns whether anything
 * changed.
 */
export function spoilValue(root: unknown, path: readonly string[], name: string, isLastOnly: boolean): boolean {
  const [key = '', ...rest] = path;
  if (typeof root !== 'object' || root === null) return false;
  const keys = key === '*' ? Object.keys(root) : Object.hasOwn(root, key) ? [key] : [];
  const chosen = isLastOnly ? keys.slice(-1) : keys;
  let isDone = false;
  for (const each of chosen) {
    const value: unknown = Reflect.get(root, each);
    if (rest.length > 0) {
      isDone = spoilValue(value, rest, name, isLastOnly) || isDone;
    } else if (name === 'missing-property') {
      isDone = !Array.isArray(root) && Reflect.deleteProperty(root, each);
    } else {
      const changed = CHANGES[name]?.(value);
      if (changed === undefined) continue;
      Reflect.set(root, each, changed);
      isDone = true;
    }
  }
  return isDone;
}
