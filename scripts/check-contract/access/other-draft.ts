import { typesOf } from '../checks/describe-rule.ts';
import type { ContractDocument } from '../contract/document.ts';
import { at, isRecord, joinPointer, listAt } from '../contract/json.ts';
import { objectSchema } from '../requests/build-draft.ts';
import type { Draft } from '../requests/draft.ts';
import { inOtherLetters } from '../requests/other-letters.ts';
import type { RunContext } from '../run/context.ts';
import { draftFor } from '../run/drafts.ts';
import type { Visitor } from '../run/visitor.ts';
import { withMessageKey } from './message-key.ts';
import type { ReadyValues } from './ready-for-keys.ts';

/** A withdrawal from the same order would be refused a second time whatever its key; another text is enough elsewhere. */
const READY_WEIGHT: Readonly<Record<string, number>> = { transaction: 0 };
const NO_VALUES: ReadyValues = new Map();

/** Returns a different valid request for the same use, or null if none can be built; `ready` holds values to use. */
export function otherDraft(
  context: RunContext,
  draft: Draft,
  visitor: Visitor,
  ready: ReadyValues = NO_VALUES,
): Draft | null {
  // Every generated picture is different.
  if (draft.body.kind === 'multipart')
    return withMessageKey(draftFor(context, visitor, draft.operation, draft.use), draft);
  return otherBody(context.contract.document, draft, { visitor, ready });
}

interface Known {
  visitor: Visitor;
  ready: ReadyValues;
}

/** Returns a valid request for the same use with the value of one property changed, or null if none can be built. */
function otherBody(document: ContractDocument, draft: Draft, known: Known): Draft | null {
  const { body, use } = draft;
  const schema = use.body?.schema ?? null;
  if (body.kind !== 'json' || !isRecord(body.value) || schema === null) return null;
  const object = objectSchema(document, schema, body.value);
  let best: { weight: number; name: string; value: unknown } | null = null;
  for (const [name, value] of Object.entries(body.value)) {
    const property = joinPointer(object, 'properties', name);
    if (document.node(property) === undefined) continue;
    const other = otherValue(document, property, value, known);
    if (other !== null && (best === null || other.weight < best.weight)) best = { ...other, name };
  }
  if (best === null) return null;
  return { ...draft, body: { kind: 'json', value: { ...body.value, [best.name]: best.value } } };
}

/** Returns another valid value; the lower its weight, the smaller the change. */
function otherValue(
  document: ContractDocument,
  property: string,
  value: unknown,
  known: Known,
): { weight: number; value: unknown } | null {
  const resource = document.resourceOf(property);
  const { node } = document.resolve(property);
  if (resource !== null) {
    const prepared = known.ready.get(resource)?.find((each) => each !== value);
    if (prepared !== undefined) return { weight: READY_WEIGHT[resource] ?? 3, value: prepared };
    if (['csrf', 'password', 'conversation', 'transaction', 'match_question'].includes(resource)) return null;
    const other = known.visitor.pool.all(resource).find((each) => each !== value);
    if (other !== undefined) return { weight: 3, value: other };
    // The key is looked up first, so that nobody asks whose link it is.
    if (resource.endsWith('_token') && typeof value === 'string') return { weight: 3, value: inOtherLetters(value) };
    return resource === 'message' && typeof value === 'number' ? { weight: 3, value: Math.max(1, value - 1) } : null;
  }
  const allowed = listAt(node, 'enum');
  if (allowed.length > 1) return { weight: 2, value: allowed.find((each) => each !== value) };
  if (at(node, 'const') !== undefined) return null;
  if (at(node, 'format') === 'email' && typeof value === 'string') return { weight: 4, value: `other.${value}` };
  if (at(node, 'format') === 'uri' && typeof value === 'string') return { weight: 2, value: `${value}x` };
  const isFree =
    typesOf(node).includes('string') && ['pattern', 'format'].every((keyword) => at(node, keyword) === undefined);
  if (isFree && typeof value === 'string') return { weight: 1, value: withOtherEnd(value, at(node, 'maxLength')) };
  if (isFree && value === null) return { weight: 2, value: 'Another one.' };
  if (isRecord(value)) {
    const inner = objectSchema(document, property, value);
    for (const [name, each] of Object.entries(value)) {
      const other =
        document.node(joinPointer(inner, 'properties', name)) === undefined
          ? null
          : otherValue(document, joinPointer(inner, 'properties', name), each, known);
      if (other !== null) return { weight: other.weight + 1, value: { ...value, [name]: other.value } };
    }
  }
  return Array.isArray(value) && isRecord(value[0]) ? otherEntry(document, property, value, known) : null;
}

/** One letter more, or another last one where there may be no more of them. */
function withOtherEnd(text: string, maxLength: unknown): string {
  const letters = [...text];
  const isFull = typeof maxLength === 'number' && letters.length >= maxLength;
  return `${isFull ? letters.slice(0, -1).join('') : text}!`;
}

function otherEntry(
  document: ContractDocument,
  property: string,
  value: readonly unknown[],
  known: Known,
): { weight: number; value: unknown } | null {
  const { pointer } = document.resolve(property);
  const [first, ...rest] = value;
  if (!isRecord(first)) return null;
  const item = objectSchema(document, joinPointer(pointer, 'items'), first);
  for (const [name, each] of Object.entries(first).reverse()) {
    const other = otherValue(document, joinPointer(item, 'properties', name), each, known);
    if (other !== null) return { weight: other.weight + 1, value: [{ ...first, [name]: other.value }, ...rest] };
  }
  return null;
}
