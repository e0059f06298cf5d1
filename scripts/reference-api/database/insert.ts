import type { InStatement } from '@libsql/client';

export type Value = number | string | null;

/** SQLite allows at most 32766 bound parameters per statement. */
const VALUES_MAX = 9000;

/** Returns INSERT statements for the rows, many rows per statement. */
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
