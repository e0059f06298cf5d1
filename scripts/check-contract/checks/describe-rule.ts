import { at, isList } from '../contract/json.ts';

const TYPES: Readonly<Record<string, string>> = {
  integer: 'an integer',
  number: 'a number',
  string: 'a text',
  boolean: 'true or false',
  array: 'a list',
  object: 'an object',
  null: 'null',
};

/** Returns the JSON Schema types that a schema names; empty if it names none. */
export function typesOf(schema: unknown): readonly string[] {
  const type = at(schema, 'type');
  if (typeof type === 'string') return [type];
  if (isList(type)) return type.filter((each) => typeof each === 'string');
  return [];
}

export function describeTypes(types: readonly string[]): string {
  return types.length === 0 ? 'any value' : types.map((type) => TYPES[type] ?? type).join(' or ');
}

/** Describes what one schema keyword requires, in plain words. */
export function describeRule(keyword: string, schema: unknown): string {
  const rule = at(schema, keyword);
  const count = typeof rule === 'number' ? rule : 0;
  switch (keyword) {
    case 'type':
      return describeTypes(typesOf(schema));
    case 'enum':
      return `one of ${isList(rule) ? shortList(rule) : ''}`;
    case 'const':
      return JSON.stringify(rule);
    case 'minimum':
      return `at least ${count}`;
    case 'maximum':
      return `at most ${count}`;
    case 'exclusiveMinimum':
      return `more than ${count}`;
    case 'exclusiveMaximum':
      return `less than ${count}`;
    case 'multipleOf':
      return `a multiple of ${count}`;
    case 'minLength':
      return `a text of at least ${count} ${count === 1 ? 'character' : 'characters'}`;
    case 'maxLength':
      return `a text of at most ${count} characters`;
    case 'pattern':
      return at(schema, 'format') === 'date-time'
        ? 'a time such as 2026-01-31T12:00:00Z, in the form that every browser reads'
        : `a text that fits ${String(rule)}`;
    case 'format':
      return describeFormat(String(rule));
    case 'minItems':
      return `a list of at least ${count}`;
    case 'maxItems':
      return `a list of at most ${count}`;
    case 'uniqueItems':
      return 'a list without repetitions';
    case 'minProperties':
      return `an object with at least ${count} ${count === 1 ? 'property' : 'properties'}`;
    case 'maxProperties':
      return count === 0 ? 'an empty object' : `an object with at most ${count} properties`;
    case 'propertyNames':
      return 'an object whose keys fit the contract';
    case 'not':
      return 'none of what the contract rules out';
    default:
      return `what the contract says under ${keyword}`;
  }
}

function describeFormat(format: string): string {
  if (format === 'date-time') return 'a time such as 2026-01-31T12:00:00Z (RFC 3339)';
  if (format === 'date') return 'a date such as 2026-01-31';
  if (format === 'email') return 'an e-mail address';
  if (format === 'uuid') return 'a UUID';
  if (format === 'uri') return 'an absolute URL';
  return `a text in the format ${format}`;
}

function shortList(values: readonly unknown[]): string {
  const shown = values.slice(0, 8).map((value) => JSON.stringify(value));
  return shown.join(', ') + (values.length > 8 ? ` and ${values.length - 8} more` : '');
}
