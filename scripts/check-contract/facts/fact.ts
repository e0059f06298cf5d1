import { at } from '../contract/json.ts';

/** Prices are rounded, some to a whole unit of the currency. */
export const ROUNDING_SHARE = 0.02;

/** A statement of the contract that an object does not keep, although each of its values is valid by itself. */
export interface BrokenFact {
  title: string;
  expected: string;
  actual: string;
  advice: string | null;
}

/** Returns the first broken statement about an object of one schema, or null. */
export type FactRule = (value: unknown) => BrokenFact | null;

/** Returns the fact as broken unless it holds. */
export function unless(
  holds: boolean,
  title: string,
  expected: string,
  actual: unknown,
  advice: string | null = null,
): BrokenFact | null {
  return holds
    ? null
    : {
        title,
        expected,
        actual: typeof actual === 'string' ? actual : (JSON.stringify(actual) ?? 'nothing'),
        advice,
      };
}

/** Returns milliseconds since 1970, or null if the property is not a time. */
export function momentAt(value: unknown, name: string): number | null {
  const ms = Date.parse(String(at(value, name)));
  return Number.isNaN(ms) ? null : ms;
}

/** Returns an amount in the smallest unit, or null if the property holds no money. */
export function amountAt(value: unknown, name: string): number | null {
  const amount = at(at(value, name), 'amount_minor');
  return typeof amount === 'number' ? amount : null;
}

export function isNull(value: unknown, name: string): boolean {
  return at(value, name) === null;
}
