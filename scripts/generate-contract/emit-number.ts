import { type Definition, narrow } from './definition.ts';
import type { Schema } from './schema.ts';

/** Returns the definition of a number schema. `1.0` is an integer, as in JSON Schema. */
export function emitNumber(schema: Schema, isInteger: boolean): Definition {
  const rules = isInteger ? [] : ['finiteNumber'];
  const lower = schema.number('minimum');
  const upper = schema.number('maximum');
  if (lower !== undefined && upper !== undefined && lower > upper) schema.fail('is above maximum.', 'minimum');
  const base = isInteger ? 'number.integer' : 'number';

  let text = base;
  if (isPlain(lower) && isPlain(upper)) text = `${lower} <= ${base} <= ${upper}`;
  else if (isPlain(lower)) text = `${base} >= ${lower}`;
  else if (isPlain(upper)) text = `${base} <= ${upper}`;
  if (lower !== undefined && !isPlain(lower)) rules.push(`atLeast(${lower})`);
  if (upper !== undefined && !isPlain(upper)) rules.push(`atMost(${upper})`);

  const above = schema.number('exclusiveMinimum');
  const below = schema.number('exclusiveMaximum');
  if (above !== undefined) rules.push(`above(${above})`);
  if (below !== undefined) rules.push(`below(${below})`);

  const step = schema.number('multipleOf');
  if (step !== undefined) {
    if (step <= 0) schema.fail('must be above 0.', 'multipleOf');
    rules.push(`multipleOf(${step})`);
  }
  return narrow(text, rules);
}

/** arktype's syntax does not support exponents. */
function isPlain(value: number | undefined): value is number {
  return value !== undefined && /^-?\d+(\.\d+)?$/.test(String(value)) && !Object.is(value, -0);
}
