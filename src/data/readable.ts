import { type Collection, Dexie, type Table, type WhereClause } from 'dexie';

/** Tables of a database as views see them: read-only, since all writes go through the worker. */
export type Readable<Database> = {
  readonly [Name in keyof Database as Database[Name] extends Table ? Name : never]: Database[Name] extends Table<
    infer Row,
    infer Key
  >
    ? ReadableTable<Row, Key>
    : never;
} & {
  /** Reads several tables in one transaction, which costs no more than one table; `tables` are their names. */
  transaction<Result>(mode: 'r', tables: readonly string[], read: () => Promise<Result>): PromiseLike<Result>;
};

interface ReadableTable<Row, Key> extends Pick<Table<Row, Key>, 'get' | 'bulkGet' | 'count'> {
  filter(isWanted: (row: Row) => boolean): ReadableRows<Row, Key>;
  where(index: string): ReadableWhere<Row, Key>;
  orderBy(index: string): ReadableRows<Row, Key>;
}

type ReadableWhere<Row, Key> = {
  [Name in 'equals' | 'above' | 'between' | 'startsWith']: (
    ...values: Parameters<WhereClause<Row, Key>[Name]>
  ) => ReadableRows<Row, Key>;
};

/** Rows selected by an index. */
export interface ReadableRows<Row, Key>
  extends Pick<
    Collection<Row, Key>,
    'count' | 'eachKey' | 'first' | 'keys' | 'last' | 'primaryKeys' | 'sortBy' | 'toArray'
  > {
  filter(isWanted: (row: Row) => boolean): ReadableRows<Row, Key>;
  limit(count: number): ReadableRows<Row, Key>;
  offset(count: number): ReadableRows<Row, Key>;
  reverse(): ReadableRows<Row, Key>;
}

/** Bounds of a compound index: below and above every value in their position. */
export const MIN_KEY = Dexie.minKey;
export const MAX_KEY = Dexie.maxKey;
