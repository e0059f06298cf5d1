import { type Definition, narrow, quote } from './definition.ts';
import type { Schema } from './schema.ts';

/** The formats supported by openapi/validation. */
const FORMATS = ['date', 'date-time', 'email', 'uri', 'uuid'];

/** Returns the definition of a string schema. Lengths count code points, which arktype does not support. */
export function emitString(schema: Schema): Definition {
  const rules: string[] = [];
  const minimum = schema.count('minLength') ?? 0;
  const maximum = schema.count('maxLength') ?? Number.POSITIVE_INFINITY;
  if (minimum > maximum) schema.fail('is above maxLength.', 'minLength');
  const needsOnlyToBeThere = minimum === 1 && maximum === Number.POSITIVE_INFINITY;
  if (!needsOnlyToBeThere && (minimum > 0 || maximum < Number.POSITIVE_INFINITY)) {
    rules.push(`textLength(${minimum}, ${maximum})`);
  }
  const format = schema.text('format');
  if (format !== undefined) {
    if (!FORMATS.includes(format)) schema.fail(`the generator cannot express the format "${format}".`, 'format');
    rules.push(`format(${quote(format)})`);
  }
  const pattern = schema.text('pattern');
  if (pattern !== undefined) rules.push(`pattern(${toLiteral(schema, pattern)})`);
  return narrow(needsOnlyToBeThere ? 'string >= 1' : 'string', rules);
}

function toLiteral(schema: Schema, pattern: string): string {
  try {
    return new RegExp(pattern, 'u').toString();
  } catch {
    return schema.fail(`${quote(pattern)} is not a regular expression.`, 'pattern');
  }
}
