import {
  cmp,
  type DBCore,
  type DBCoreIndex,
  type DBCoreMutateRequest,
  type DBCoreTable,
  type IndexableType,
  type Middleware,
  RangeSet,
} from 'dexie';

/** Fewer rows are told one by one, so that a message that arrives is read by nobody whom it does not concern. */
const SPAN_FROM_ROWS = 8;

/**
 * Tells the live queries of all tabs the span of a large write, from its first key to its last, instead of each key: a
 * query that reads in between reads once in vain. Dexie merges each key of each index into what each query of each tab
 * has not read since: the messages of a login took a quarter of the script of a member's first page.
 */
export const tellSpans: Middleware<DBCore> = {
  stack: 'dbcore',
  name: 'tell-spans',
  // Right above Dexie's observation of writes, at 0, which adds its keys to the ranges that it finds.
  level: 0.5,
  create(core) {
    return {
      ...core,
      table(name) {
        const table = core.table(name);
        return { ...table, mutate: (request) => table.mutate(withSpans(core.schema.name, table, request)) };
      },
    };
  },
};

function withSpans(databaseName: string, { name, schema }: DBCoreTable, request: DBCoreMutateRequest) {
  if (request.type !== 'add' && request.type !== 'put') return request;
  const values: readonly unknown[] = request.values;
  if (values.length < SPAN_FROM_ROWS) return request;
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
function spanOf(values: readonly unknown[], { extractKey, multiEntry = false }: DBCoreIndex): RangeSet | null {
  const keys = values.flatMap((value) => {
    const key: unknown = extractKey?.(value);
    const entries: readonly unknown[] = multiEntry && Array.isArray(key) ? key : [key];
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
