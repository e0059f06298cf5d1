import type { Table } from 'dexie';

/** Dexie marks whole indexes as changed from 50 rows in one call on, which would wake every live query. */
const ROWS_PER_PUT = 40;

/**
 * Writes only the rows that differ from those that stand, so that an unchanged poll notifies nobody. Returns how many
 * were written. Call it inside a write transaction.
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

/** Deletes in portions, for the same reason. */
export async function deleteRows<Row, Key>(table: Table<Row, Key>, keys: readonly Key[]): Promise<void> {
  for (let start = 0; start < keys.length; start += ROWS_PER_PUT) {
    await table.bulkDelete(keys.slice(start, start + ROWS_PER_PUT));
  }
}

/** Rows are plain data built in one place, so that equal rows have their properties in the same order. */
function isSameRow(stored: unknown, row: unknown): boolean {
  try {
    return stored !== undefined && JSON.stringify(stored) === JSON.stringify(row);
  } catch {
    // Not written by this product: a number that JSON does not have, or a row within itself.
    return false;
  }
}
