import type { ErrorObject } from 'ajv/dist/2020.js';

const CODES = new Map([
  ['required', 'required'],
  ['minLength', 'too_short'],
  ['maxLength', 'too_long'],
  ['type', 'wrong_type'],
  ['format', 'wrong_format'],
  ['pattern', 'wrong_format'],
  ['minimum', 'too_small'],
  ['maximum', 'too_large'],
  ['enum', 'unknown_value'],
  ['const', 'unknown_value'],
  ['minItems', 'too_few'],
  ['maxItems', 'too_many'],
  ['uniqueItems', 'repeated'],
  ['minProperties', 'required'],
  ['additionalProperties', 'unknown_field'],
  ['maxProperties', 'unknown_field'],
]);

/** Returns one stable code per field, for the error's `fields`. `whole` names the body or parameter itself. */
export function fieldCodes(errors: readonly ErrorObject[], whole: string): Record<string, string> {
  const fields = new Map<string, string>();
  for (const error of errors) {
    const code = CODES.get(error.keyword);
    if (code === undefined) continue;
    const missing = error.keyword === 'required' ? String(error.params['missingProperty']) : '';
    const name = [error.instancePath.slice(1).replaceAll('/', '.'), missing].filter((part) => part !== '').join('.');
    // To a user filling in a form, an empty text is a missing one.
    const isEmptyText = error.keyword === 'minLength' && error.params['limit'] === 1;
    const field = name === '' ? whole : name;
    if (!fields.has(field)) fields.set(field, isEmptyText ? 'required' : code);
  }
  return fields.size > 0 ? Object.fromEntries(fields) : { [whole]: 'invalid' };
}
