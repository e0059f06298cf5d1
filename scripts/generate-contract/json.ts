import { ContractError } from './contract-error.ts';

export type Json = null | boolean | number | string | Json[] | JsonObject;
export interface JsonObject {
  [key: string]: Json;
}

/** Appends keys to a JSON pointer (RFC 6901). */
export function join(pointer: string, ...keys: (string | number)[]): string {
  return pointer + keys.map((key) => `/${String(key).replaceAll('~', '~0').replaceAll('/', '~1')}`).join('');
}

/** Converts a parsed value to JSON; throws on values that JSON does not have. */
export function toJson(value: unknown, pointer = ''): Json {
  if (value === null || typeof value === 'boolean' || typeof value === 'string') return value;
  if (typeof value === 'number' && Number.isFinite(value)) return value;
  if (Array.isArray(value)) return value.map((item: unknown, index) => toJson(item, join(pointer, index)));
  if (typeof value === 'object') {
    const entries = Object.entries(value).map(([key, item]) => [key, toJson(item, join(pointer, key))] as const);
    return Object.fromEntries(entries);
  }
  throw new ContractError(pointer, `${typeof value} is not a JSON value.`);
}

/** Returns the value as an object, or throws if it is something else. */
export function objectAt(value: Json | undefined, pointer: string): JsonObject {
  if (typeof value === 'object' && value !== null && !Array.isArray(value)) return value;
  throw new ContractError(pointer, value === undefined ? 'is missing.' : 'must be an object.');
}

/** Returns the value as an array, or throws if it is something else. */
export function listAt(value: Json | undefined, pointer: string): Json[] {
  if (Array.isArray(value)) return value;
  throw new ContractError(pointer, value === undefined ? 'is missing.' : 'must be a list.');
}

/** Returns the value as a string, or throws if it is something else. */
export function textAt(value: Json | undefined, pointer: string): string {
  if (typeof value === 'string') return value;
  throw new ContractError(pointer, value === undefined ? 'is missing.' : 'must be a text.');
}
