import type { Row } from '@libsql/client';

/** Typed access to a row's columns. Each function throws if the value does not match the schema. */

export function integerColumn(row: Row, name: string): number {
  const value = row[name];
  if (typeof value !== 'number' || !Number.isSafeInteger(value)) throw new Error(`Column ${name} is not an integer`);
  return value;
}

export function textColumn(row: Row, name: string): string {
  const value = row[name];
  if (typeof value !== 'string') throw new Error(`Column ${name} is not a text`);
  return value;
}

export function flagColumn(row: Row, name: string): boolean {
  return integerColumn(row, name) !== 0;
}

export function nullableInteger(row: Row, name: string): number | null {
  return row[name] === null ? null : integerColumn(row, name);
}

export function nullableText(row: Row, name: string): string | null {
  return row[name] === null ? null : textColumn(row, name);
}

export function blobColumn(row: Row, name: string): ArrayBuffer {
  const value = row[name];
  if (!(value instanceof ArrayBuffer)) throw new Error(`Column ${name} is not a blob`);
  return value;
}
