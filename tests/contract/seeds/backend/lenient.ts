import { typesOf } from '../../../../scripts/check-contract/checks/describe-rule.ts';
import type { ContractDocument } from '../../../../scripts/check-contract/contract/document.ts';
import { at, isList, isRecord, joinPointer, listAt } from '../../../../scripts/check-contract/contract/json.ts';
import { objectSchema } from '../../../../scripts/check-contract/requests/build-draft.ts';
import { numberAt, sampleValue } from '../../../../scripts/check-contract/requests/sample-value.ts';
import { cutGraphemes } from './text.ts';
import type { World } from './world.ts';

/** Returns the schema of a nullable value without null. */
export function mainSchema(document: ContractDocument, pointer: string): { pointer: string; node: unknown } {
  const resolved = document.resolve(pointer);
  for (const keyword of ['anyOf', 'oneOf', 'allOf']) {
    const index = listAt(resolved.node, keyword).findIndex((branch) => at(branch, 'type') !== 'null');
    if (index >= 0) return mainSchema(document, joinPointer(resolved.pointer, keyword, index));
  }
  return resolved;
}

/**
 * Returns the body as a careless script accepts it: if the seed leaves a property unchecked, replaces an invalid value
 * of it with a valid one.
 */
export function forgive(
  world: World,
  document: ContractDocument,
  schema: string,
  use: string,
  value: unknown,
): unknown {
  if (world.breach === null || !world.breach.place.startsWith(`${use}.`) || !isRecord(value)) return value;
  const name = world.breach.place.slice(use.length + 1);
  const object = objectSchema(document, schema, value);
  if (at(at(document.node(object), 'properties'), name) === undefined) return value;
  const property = joinPointer(object, 'properties', name);
  const isMissing = !Object.hasOwn(value, name);
  const given = value[name];
  const { pointer, node } = mainSchema(document, property);
  const types = typesOf(node);
  const set = (right: unknown): unknown => ({ ...value, [name]: right });
  // The lowest id is that of the member who asks, which is refused for that alone.
  const isWhole = types.includes('integer') && !types.includes('string');
  const example = (): unknown => (isWhole ? (numberAt(node, 'minimum') ?? 0) + 1 : sampleValue(document, pointer));
  if (world.breaks('missing-property-accepted')) return isMissing ? set(example()) : value;
  if (isMissing) return value;
  if (world.breaks('null-accepted')) return given === null ? set(example()) : value;
  if (world.breaks('numeric-text-accepted')) {
    const isNumber = types.includes('integer') || types.includes('number');
    return isNumber && typeof given === 'string' && /^\d/.test(given) ? set(Number.parseInt(given, 10)) : value;
  }
  if (world.breaks('wrong-type-accepted')) return hasType(types, given) ? value : set(cast(types, given, example));
  if (world.breaks('limit-in-graphemes') && typeof given === 'string')
    return set(cutGraphemes(numberAt(node, 'maxLength') ?? 0, given));
  if (world.breaks('limit-unchecked')) return set(within(node, given, example));
  return value;
}

function hasType(types: readonly string[], given: unknown): boolean {
  if (given === null) return true;
  if (isList(given)) return types.includes('array');
  if (typeof given === 'number') return types.includes('integer') || types.includes('number');
  return types.includes(typeof given);
}

function cast(types: readonly string[], given: unknown, example: () => unknown): unknown {
  if (types.includes('integer') || types.includes('number')) return example();
  if (types.includes('boolean')) return Boolean(given);
  if (types.includes('string') && !isList(given) && !isRecord(given)) return String(given);
  return example();
}

function within(node: unknown, given: unknown, example: () => unknown): unknown {
  if (typeof given === 'number')
    return Math.min(Math.max(given, numberAt(node, 'minimum') ?? given), numberAt(node, 'maximum') ?? given);
  if (isList(given)) return given.slice(0, numberAt(node, 'maxItems') ?? given.length);
  if (typeof given !== 'string') return given;
  const allowed = listAt(node, 'enum');
  if (allowed.length > 0) return allowed.includes(given) ? given : allowed[0];
  const short = [...given].slice(0, numberAt(node, 'maxLength') ?? Number.MAX_SAFE_INTEGER).join('');
  const isForm = at(node, 'pattern') !== undefined || at(node, 'format') !== undefined;
  if (short.length < (numberAt(node, 'minLength') ?? 0) || (isForm && given.includes('?'))) return example();
  return short;
}
