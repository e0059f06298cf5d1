import { type Definition, narrow, quote } from './definition.ts';
import type { Schema } from './schema.ts';

/** How an object schema emits its subschemas. */
export interface Below {
  /** Returns the definition of a schema, inline. */
  emit(child: Schema): Definition;
  /** Returns JavaScript that looks up the compiled schema when it is needed. */
  look(child: Schema): string;
}

/** Keys with a special meaning in arktype. */
const SPECIAL_NAME = /^(?:\.\.\.|\+|\[.*|\\.*|.*\?)$/s;

/** Returns the definition of an object schema. An array is not an object. */
export function emitObject(schema: Schema, below: Below): Definition {
  const properties = schema.properties();
  const required = new Set(schema.texts('required'));
  const entries: [string, Definition][] = [];
  for (const [name, child] of properties) {
    checkName(schema, name, 'properties', name);
    entries.push([required.has(name) ? name : `${name}?`, below.emit(child)]);
  }
  for (const [index, name] of [...required].entries()) {
    if (properties.has(name)) continue;
    checkName(schema, name, 'required', String(index));
    if (schema.raw('additionalProperties') === false) schema.fail(`"${name}" can never be present.`, 'required');
    entries.push([name, 'unknown']);
  }

  const rules = ['notAList'];
  if (schema.raw('additionalProperties') === false) {
    entries.push(['+', 'reject']);
  } else {
    const others = schema.child('additionalProperties');
    if (others !== undefined && properties.size === 0) entries.push(['[string]', below.emit(others)]);
    else if (others !== undefined) {
      const known = [...properties.keys()].map(quote).join(', ');
      rules.push(`otherProperties([${known}], () => ${below.look(others)})`);
    }
  }
  const names = schema.child('propertyNames');
  if (names !== undefined) rules.push(`propertyNames(() => ${below.look(names)})`);
  rules.push(...countRules(schema));
  return narrow(entries.length === 0 ? 'object' : { kind: 'object', entries }, rules);
}

function countRules(schema: Schema): string[] {
  const minimum = schema.count('minProperties') ?? 0;
  const maximum = schema.count('maxProperties') ?? Number.POSITIVE_INFINITY;
  if (minimum > maximum) schema.fail('is above maxProperties.', 'minProperties');
  if (minimum === 0 && maximum === Number.POSITIVE_INFINITY) return [];
  return [`propertyCount(${minimum}, ${maximum})`];
}

function checkName(schema: Schema, name: string, ...place: string[]): void {
  // Every object inherits these, so a missing property would look present.
  if (name in Object.prototype) schema.fail(`the generator cannot express a property named "${name}".`, ...place);
  if (name === '' || SPECIAL_NAME.test(name)) {
    schema.fail(`the generator cannot express a property named "${name}".`, ...place);
  }
}
