import { type Definition, list, narrow } from './definition.ts';
import type { Schema } from './schema.ts';

/** Returns the definition of an array schema. */
export function emitArray(schema: Schema, emitChild: (child: Schema) => Definition): Definition {
  const items = schema.child('items');
  const minimum = schema.count('minItems');
  const maximum = schema.count('maxItems');
  if (minimum !== undefined && maximum !== undefined && minimum > maximum) {
    schema.fail('is above maxItems.', 'minItems');
  }
  const ofItems = items === undefined ? 'unknown[]' : list(emitChild(items), '[]');
  const lengths = describeLengths(minimum, maximum);
  const definition = lengths === undefined ? ofItems : list(ofItems, '&', lengths);
  return narrow(definition, schema.flag('uniqueItems') ? ['uniqueItems'] : []);
}

function describeLengths(minimum: number | undefined, maximum: number | undefined): string | undefined {
  if (minimum !== undefined && maximum !== undefined) return `${minimum} <= unknown[] <= ${maximum}`;
  if (minimum !== undefined) return `unknown[] >= ${minimum}`;
  return maximum === undefined ? undefined : `unknown[] <= ${maximum}`;
}
