import type { InStatement } from '@libsql/client';

export type Value = number | string | null;

/** SQLite takes at most 32766 values in one statement. */
const VALUES_MAX = 9000;

/** Statements that add the rows, many at a time. */
export function insert(table: string, columns: readonly string[], rows: readonly (readonly Value[])[]): InStatement[] {
  const rowsPerStatement = Math.floor(VALUES_MAX / columns.length);
  const statements: InStatement[] = [];
  for (let start = 0; start < rows.length; start += rowsPerStatement) {
    const part = rows.slice(start, start + rowsPerStatement);
    const places = `(${columns.map(() => '?').join(', ')})`;
    statements.push({
      sql: `INSERT INTO ${table} (${columns.join(', ')}) VALUES ${part.map(() => places).join(', ')}`,
      args: part.flat(),
    });
  }
  return statements;
}
