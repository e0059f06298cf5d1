import type { Table } from 'dexie';

/** From 50 rows in one call, Dexie marks whole indexes as changed, which would rerun every live query. */
const ROWS_PER_PUT = 40;

/**
 * Writes only the rows that differ from the stored ones, so that an unchanged poll triggers no live query. Returns the
 * number of rows written. Call it inside a write transaction.
 */
export async function putChanged<Row, Key>(
  table: Table<Row, Key>,
  rows: readonly Row[],
  keyOf: (row: Row) => Key,
): Promise<number> {
  const stored = await table.bulkGet(rows.map(keyOf));
  const changed = rows.filter((row, index) => !isSameRow(stored[index], row));
  for (let start = 0; start < changed.length; start += ROWS_PER_PUT) {
    await table.bulkPut(changed.slice(start, start + ROWS_PER_PUT));
  }
  return changed.length;
}

/** Deletes rows in batches, for the same reason. */
export async function deleteRows<Row, Key>(table: Table<Row, Key>, keys: readonly Key[]): Promise<void> {
  for (let start = 0; start < keys.length; start += ROWS_PER_PUT) {
    await table.bulkDelete(keys.slice(start, start + ROWS_PER_PUT));
  }
}

/**
 * Compares rows as JSON: each row type is built in one place, so equal rows have their properties in the same order.
 */
function isSameRow(stored: unknown, row: unknown): boolean {
  try {
    return JSON.stringify(stored) === JSON.stringify(row);
  } catch {
    // Not written by this app: contains a BigInt or a circular reference.
    return false;
  }
}
