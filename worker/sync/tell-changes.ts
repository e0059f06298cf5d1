import {
  cmp,
  type DBCore,
  type DBCoreAddRequest,
  type DBCoreIndex,
  type DBCorePutRequest,
  type DBCoreTable,
  type IndexableType,
  type Middleware,
  RangeSet,
} from 'dexie';

/** From here on, a query that reads one row in vain costs less than to tell each. */
const SPAN_FROM_ROWS = 8;

/**
 * Tells the live queries of all tabs what a write has changed, and no more than that costs.
 *
 * Of few rows, only the indexes whose keys have become others: Dexie compares them where it knows the rows from before,
 * which it does not for a `put`, and would have every tab count what is unread for a message that the member writes.
 *
 * Of many rows, the span from the first key to the last: Dexie merges each key of each index into what each query of each
 * tab has not read since. The messages of a login took a quarter of the script of a member's first page.
 */
export const tellChanges: Middleware<DBCore> = {
  stack: 'dbcore',
  name: 'tell-changes',
  // Right above Dexie's observation of writes, at 0, which adds its keys to the ranges that it finds.
  level: 0.5,
  create(core) {
    return {
      ...core,
      table(name) {
        const table = core.table(name);
        return {
          ...table,
          // Chained, not awaited: Dexie finds its transaction in the chains of its own promises only.
          mutate(request) {
            if (request.type !== 'add' && request.type !== 'put') return table.mutate(request);
            if (request.values.length >= SPAN_FROM_ROWS)
              return table.mutate(withSpans(core.schema.name, table, request));
            const before = request.type === 'put' ? readBefore(core.schema.name, table, request) : null;
            return before === null ? table.mutate(request) : before.then(() => table.mutate(request));
          },
        };
      },
    };
  },
};

/**
 * Reads the rows that a request overwrites into Dexie's notes of the transaction; null where nothing is to be compared: no
 * index, or each of them is said to have changed.
 */
function readBefore(
  databaseName: string,
  { name, schema, getMany }: DBCoreTable,
  { trans, keys, values, mutatedParts }: DBCorePutRequest,
) {
  const isTold = ({ name: index }: DBCoreIndex) =>
    mutatedParts?.[`idb://${databaseName}/${name}/${index}`] !== undefined;
  if (schema.indexes.every(isTold)) return null;
  const written: unknown[] = keys ?? values.map((value) => schema.primaryKey.extractKey?.(value));
  return getMany({ trans, keys: written, cache: 'immutable' });
}

function withSpans<Request extends DBCoreAddRequest | DBCorePutRequest>(
  databaseName: string,
  { name, schema }: DBCoreTable,
  request: Request,
): Request {
  const values: readonly unknown[] = request.values;
  const ofRows = spanOf(values, schema.primaryKey);
  const spans: [string, RangeSet | null][] = [
    ['', ofRows],
    [':dels', ofRows],
    ...schema.indexes.map((index): [string, RangeSet | null] => [index.name ?? '', spanOf(values, index)]),
  ];
  const mutatedParts = { ...request.mutatedParts };
  for (const [index, span] of spans) {
    if (span !== null) mutatedParts[`idb://${databaseName}/${name}/${index}`] ??= span;
  }
  return { ...request, mutatedParts };
}

/** Returns the span of the keys that rows have in an index; null if they have none. */
function spanOf(values: readonly unknown[], { extractKey, multiEntry }: DBCoreIndex): RangeSet | null {
  const keys = values.flatMap((value) => {
    const key: unknown = extractKey?.(value);
    const entries: readonly unknown[] = multiEntry === true && Array.isArray(key) ? key : [key];
    return entries.filter(isKey);
  });
  const [first, ...others] = keys;
  if (first === undefined) return null;
  let [from, to] = [first, first];
  for (const key of others) {
    if (cmp(key, from) < 0) from = key;
    if (cmp(key, to) > 0) to = key;
  }
  return new RangeSet(from, to);
}

/** What is no key of IndexedDB compares with nothing, itself included. */
function isKey(value: unknown): value is IndexableType {
  return cmp(value, value) === 0;
}
