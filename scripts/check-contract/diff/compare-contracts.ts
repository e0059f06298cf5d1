import type { ContractDocument } from '../contract/document.ts';
import { at, isList, isRecord, listAt, textAt } from '../contract/json.ts';
import type { OperationSource } from '../model/operation.ts';
import type { Change, ChangedOperation } from './change.ts';
import { type OperationChange, PartComparison } from './compare-parts.ts';
import { SchemaReader, stableJson } from './flat-schema.ts';
import { operationsOf, type PlacedOperation } from './versions.ts';

/** Returns the changes between two versions of the contract; a change shared by several operations is listed once. */
export function compareContracts(oldDocument: ContractDocument, newDocument: ContractDocument): readonly Change[] {
  const before = operationsOf({ document: oldDocument, reader: new SchemaReader(oldDocument) });
  const after = operationsOf({ document: newDocument, reader: new SchemaReader(newDocument) });
  const changes = new Map<string, Change>();
  const add = (operation: ChangedOperation, change: OperationChange): void => {
    // A named schema is shared by all its users; anything else belongs to one operation.
    const isShared = /^[^/]/.test(change.place);
    const where = isShared ? change.where.replace(/^answer .*/, 'answer') : change.where;
    const owner = isShared ? '' : operation.operationId;
    const key = stableJson([change.effect, where, change.place, change.text, owner]);
    const known = changes.get(key);
    if (known?.operations.some((one) => one.operationId === operation.operationId)) return;
    changes.set(key, { ...change, where, operations: [...(known?.operations ?? []), operation] });
  };
  for (const [key, operation] of before) {
    const next = after.get(key);
    if (next === undefined) {
      add(describe(operation), { effect: 'breaks-client', where: '', place: '', text: 'the operation is removed' });
      continue;
    }
    for (const change of compareOperation(operation, next)) add(describe(next), change);
  }
  for (const [key, operation] of after) {
    const text = 'the operation is new';
    if (!before.has(key)) add(describe(operation), { effect: 'breaks-backend', where: '', place: '', text });
  }
  return [...changes.values()];
}

function describe({ name, node }: PlacedOperation & { name: string }): ChangedOperation {
  return { name, operationId: textAt(node, 'operationId') ?? name, source: sourceOf(node) };
}

function sourceOf(node: unknown): OperationSource {
  return textAt(node, 'x-source') === 'proposed' ? 'proposed' : 'specified';
}

function compareOperation(before: PlacedOperation, after: PlacedOperation): readonly OperationChange[] {
  const parts = new PartComparison(before, after);
  compareSources(before.node, after.node, parts);
  compareSession(
    sessionOf(before.document, at(before.node, 'security')),
    sessionOf(after.document, at(after.node, 'security')),
    '',
    parts,
  );
  parts.parameters(before, after);
  // Uses first: the operation's body combines theirs, and a schema already compared is not reported again.
  compareUses(before, after, parts);
  parts.requestBody(at(before.node, 'requestBody'), at(after.node, 'requestBody'));
  parts.responses(before.node, after.node);
  const wording = (node: unknown): string =>
    stableJson(['summary', 'description', 'tags'].map((name) => at(node, name) ?? null));
  if (wording(before.node) !== wording(after.node)) parts.add('wording', '', 'the operation is described differently');
  if (at(before.node, 'deprecated') !== true && at(after.node, 'deprecated') === true)
    parts.add('compatible', '', 'the operation is deprecated');
  if (textAt(before.node, 'operationId') !== textAt(after.node, 'operationId'))
    parts.add('wording', '', `the operation was called ${textAt(before.node, 'operationId')}`);
  return parts.changes;
}

function compareSources(before: unknown, after: unknown, parts: PartComparison): void {
  const [was, is] = [sourceOf(before), sourceOf(after)];
  if (was !== is) parts.add('compatible', '', `the operation was ${was}, is now ${is}`);
}

type Session = 'none' | 'optional' | 'required';

function sessionOf(document: ContractDocument, own: unknown): Session {
  const security = isList(own) ? own : listAt(document.root, 'security');
  if (security.length === 0) return 'none';
  return security.some((one) => isRecord(one) && Object.keys(one).length === 0) ? 'optional' : 'required';
}

function compareSession(was: Session, is: Session, where: string, parts: PartComparison): void {
  if (was === is) return;
  const text = `session was ${was}, is now ${is}`;
  if (is === 'required') parts.add('breaks-client', where, text);
  // A client may now call it without a session, which an old backend refuses.
  else parts.add(was === 'required' ? 'breaks-backend' : 'compatible', where, text);
}

function compareUses(before: PlacedOperation, after: PlacedOperation, parts: PartComparison): void {
  const byName = ({ node }: PlacedOperation): Map<string, unknown> =>
    new Map(listAt(node, 'x-variants').map((one) => [textAt(one, 'name') ?? '', one]));
  const [was, is] = [byName(before), byName(after)];
  for (const [name, use] of was) {
    const where = `use ${name}`;
    const next = is.get(name);
    if (next === undefined) {
      if (is.size > 0) parts.add('breaks-client', where, 'removed');
      continue;
    }
    if (stableJson(at(use, 'query') ?? {}) !== stableJson(at(next, 'query') ?? {}))
      parts.add('breaks-client', where, `query was ${queryText(use)}, is now ${queryText(next)}`);
    compareUseBodies(use, next, where, parts);
    const session = (one: unknown, of: PlacedOperation): Session => {
      const own = textAt(one, 'session');
      if (own === 'none' || own === 'optional' || own === 'required') return own;
      return sessionOf(of.document, at(of.node, 'security'));
    };
    compareSession(session(use, before), session(next, after), where, parts);
    if (textAt(use, 'source') !== textAt(next, 'source'))
      parts.add(
        'compatible',
        where,
        `was ${textAt(use, 'source') ?? sourceOf(before.node)}, is now ${textAt(next, 'source') ?? sourceOf(after.node)}`,
      );
  }
  for (const name of is.keys()) {
    if (!was.has(name) && was.size > 0) parts.add('breaks-backend', `use ${name}`, 'new');
  }
  if (was.size === 0 && is.size > 0)
    parts.add('compatible', '', `the operation is now told apart into the uses ${[...is.keys()].join(', ')}`);
}

function compareUseBodies(before: unknown, after: unknown, where: string, parts: PartComparison): void {
  const [oldBody, newBody] = [at(before, 'body'), at(after, 'body')];
  if (oldBody !== undefined && newBody !== undefined)
    parts.schema('request', `${where}, request body`, oldBody, newBody);
  else if (oldBody !== undefined) parts.add('breaks-client', `${where}, request body`, 'removed');
  else if (newBody !== undefined) parts.add('breaks-client', `${where}, request body`, 'new and required');
  const [oldAnswer, newAnswer] = [at(before, 'response'), at(after, 'response')];
  if (oldAnswer !== undefined && newAnswer !== undefined)
    parts.schema('answer', `${where}, answer`, oldAnswer, newAnswer);
}

function queryText(use: unknown): string {
  const query = at(use, 'query');
  if (!isRecord(query) || Object.keys(query).length === 0) return 'empty';
  return Object.entries(query)
    .map(([name, value]) => `${name}=${String(value)}`)
    .join('&');
}
