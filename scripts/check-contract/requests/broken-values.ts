import { typesOf } from '../checks/describe-rule.ts';
import type { ContractDocument } from '../contract/document.ts';
import { at, isRecord, joinPointer, listAt } from '../contract/json.ts';
import type { SchemaPointer } from '../model/operation.ts';
import { fitsJoined, joinedText } from './long-text.ts';
import { numberAt, sampleValue } from './sample-value.ts';

export interface BrokenValue {
  kind: 'type' | 'number' | 'limit' | 'null';
  /** Continues the name of the property: `of another type`, `longer than 150 characters`. */
  what: string;
  value: unknown;
}

/** One of them breaks most patterns and formats, without being too long for the property. */
const OTHER_FORMS = ['not ? this @@ form', '@home'];
/** PHP makes another day of the first, and midnight of the second. */
const NO_DAYS = ['1990-02-30', '1990-01-01T00:00:00Z'];
/** Longer texts are not worth the traffic. */
const LENGTH_MAX = 20_000;

/**
 * Returns values that a schema rejects, some derived from the current one. The caller must verify them against the
 * whole schema.
 */
export function brokenValues(
  document: ContractDocument,
  pointer: SchemaPointer,
  current: unknown = undefined,
  isInHeader = false,
): readonly BrokenValue[] {
  const { pointer: place, node } = mainSchema(document, pointer);
  const types = typesOf(node);
  const broken: BrokenValue[] = [];
  if (types.includes('integer') || types.includes('number')) {
    broken.push({ kind: 'type', what: 'that is no number', value: 'abc' });
    // Valid apart from its format, so that there is no other reason to refuse it.
    const example = String(typeof current === 'number' ? current : Math.max(minimumOf(node), 1));
    broken.push({ kind: 'number', what: 'that is a number and letters', value: `${example}abc` });
    broken.push({ kind: 'number', what: 'that is a number as a text', value: example });
    if (!types.includes('number')) broken.push({ kind: 'number', what: 'with a fraction', value: `${example}.5` });
    // No column holds it, and PHP makes a float of it.
    broken.push({ kind: 'limit', what: 'with twenty-one digits', value: 1e20 });
    // PHP takes it for 1.
    broken.push({ kind: 'type', what: 'that is true', value: true });
    const minimum = numberAt(node, 'minimum');
    const maximum = numberAt(node, 'maximum');
    if (minimum !== null) broken.push({ kind: 'limit', what: `below ${minimum}`, value: minimum - 1 });
    if (maximum !== null && maximum < Number.MAX_SAFE_INTEGER)
      broken.push({ kind: 'limit', what: `above ${maximum}`, value: maximum + 1 });
  } else if (types.includes('string')) {
    broken.push({ kind: 'type', what: 'that is a list', value: ['x'] });
    broken.push(...brokenTexts(node, isInHeader));
  } else if (types.includes('boolean') || typeof at(node, 'const') === 'boolean') {
    broken.push({ kind: 'type', what: 'that is neither true nor false', value: 'maybe' });
    // Forms and databases write a switch so.
    broken.push({ kind: 'type', what: 'that is 1', value: 1 });
    broken.push({ kind: 'type', what: 'that is true as a text', value: 'true' });
    if (typeof at(node, 'const') === 'boolean')
      broken.push({
        kind: 'limit',
        what: `that is ${String(at(node, 'const') !== true)}`,
        value: at(node, 'const') !== true,
      });
  } else if (types.includes('array')) {
    broken.push({ kind: 'type', what: 'that is a text', value: 'x' });
    if ((numberAt(node, 'minItems') ?? 0) > 0) broken.push({ kind: 'limit', what: 'that is empty', value: [] });
    const maxItems = numberAt(node, 'maxItems');
    if (maxItems !== null && maxItems <= 200) {
      const item = sampleValue(document, joinPointer(place, 'items'));
      // All different, so that the list is refused for its length alone.
      const value = Array.from({ length: maxItems + 1 }, (_, index) =>
        typeof item === 'number' ? item + index : item,
      );
      broken.push({ kind: 'limit', what: `with more than ${maxItems} entries`, value });
    }
  } else if (types.includes('object')) {
    broken.push({ kind: 'type', what: 'that is a text', value: 'x' });
  }
  if (types.length > 0) broken.push({ kind: 'null', what: 'that is null', value: null });
  if (at(node, 'enum') !== undefined || at(node, 'const') !== undefined)
    broken.push({ kind: 'limit', what: 'that the contract does not list', value: 'no-such-value' });
  const [listed] = listAt(node, 'enum').filter((value) => typeof value === 'string' && /[a-z]/.test(value));
  // Most collations of a database take both for one.
  if (typeof listed === 'string')
    broken.push({ kind: 'limit', what: 'in capital letters', value: listed.toUpperCase() });
  return broken;
}

function minimumOf(node: unknown): number {
  return numberAt(node, 'minimum') ?? 1;
}

function brokenTexts(node: unknown, isInHeader: boolean): readonly BrokenValue[] {
  const broken: BrokenValue[] = [];
  const maxLength = numberAt(node, 'maxLength');
  const minLength = numberAt(node, 'minLength');
  if (maxLength !== null && maxLength < LENGTH_MAX)
    broken.push({
      kind: 'limit',
      what: `longer than ${maxLength} characters`,
      value: isInHeader || !fitsJoined(node) ? 'x'.repeat(maxLength + 1) : joinedText(maxLength + 1),
    });
  if (minLength !== null && minLength > 0)
    broken.push({
      kind: 'limit',
      what: minLength === 1 ? 'that is empty' : `shorter than ${minLength} characters`,
      value: 'x'.repeat(minLength - 1),
    });
  if (at(node, 'format') !== undefined || at(node, 'pattern') !== undefined)
    broken.push(...OTHER_FORMS.map((value) => ({ kind: 'limit' as const, what: `of another form, ${value}`, value })));
  if (at(node, 'format') === 'date')
    broken.push(...NO_DAYS.map((value) => ({ kind: 'limit' as const, what: `that is no day, ${value}`, value })));
  return broken;
}

/** Returns the non-null branch of a nullable schema. */
function mainSchema(document: ContractDocument, pointer: SchemaPointer): { pointer: SchemaPointer; node: unknown } {
  const resolved = document.resolve(pointer);
  for (const keyword of ['anyOf', 'oneOf', 'allOf']) {
    const index = listAt(resolved.node, keyword).findIndex((branch) => isRecord(branch) && branch['type'] !== 'null');
    if (index >= 0) return mainSchema(document, joinPointer(resolved.pointer, keyword, index));
  }
  return resolved;
}
