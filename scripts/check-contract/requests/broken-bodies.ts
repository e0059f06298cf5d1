import type { SchemaChecker } from '../checks/schema-checker.ts';
import { at, entriesAt, isList, isRecord, joinPointer, listAt } from '../contract/json.ts';
import type { SchemaPointer } from '../model/operation.ts';
import type { BrokenDraft } from './broken-drafts.ts';
import { brokenValues } from './broken-values.ts';
import { objectSchema } from './build-draft.ts';

/** What a member must not set (mass assignment), sent where the contract allows no other property. */
const UNASKED: readonly (readonly [name: string, value: unknown])[] = [
  ['credits', 100_000],
  ['paid_user', true],
  ['id', 1],
];

interface BrokenBody {
  kind: BrokenDraft['kind'];
  purpose: string;
  value: unknown;
}

/** Returns an object with one fault each, in it or one level below it. */
export function brokenObjects(
  checker: SchemaChecker,
  schema: SchemaPointer,
  value: unknown,
  prefix: string,
): readonly BrokenBody[] {
  if (!isRecord(value)) return [];
  const object = objectSchema(checker.document, schema, value);
  const node = checker.document.node(object);
  const broken: BrokenBody[] = [];
  for (const name of listAt(node, 'required')) {
    if (typeof name !== 'string') continue;
    const kept = Object.fromEntries(Object.entries(value).filter(([each]) => each !== name));
    broken.push({ kind: 'missing', purpose: `a body without "${prefix}${name}"`, value: kept });
  }
  if (prefix === '' && at(node, 'additionalProperties') === false)
    for (const [name, given] of UNASKED)
      if (at(at(node, 'properties'), name) === undefined)
        broken.push({ kind: 'unknown-name', purpose: `a body with "${name}"`, value: { ...value, [name]: given } });
  for (const [name] of entriesAt(node, 'properties')) {
    const property = joinPointer(object, 'properties', name);
    for (const { kind, what, value: wrong } of brokenValues(checker.document, property, at(value, name)))
      broken.push({ kind, purpose: `a body with "${prefix}${name}" ${what}`, value: { ...value, [name]: wrong } });
    const inner = at(value, name);
    if (prefix === '' && isRecord(inner))
      for (const each of brokenObjects(checker, property, inner, `${name}.`))
        broken.push({ ...each, value: { ...value, [name]: each.value } });
    if (prefix === '' && isList(inner))
      for (const each of brokenEntries(checker, property, inner, name))
        broken.push({ ...each, value: { ...value, [name]: each.value } });
  }
  return broken;
}

/** Breaks the first entry of a list; the others stay as they are. */
function brokenEntries(
  checker: SchemaChecker,
  list: SchemaPointer,
  [first, ...rest]: readonly unknown[],
  name: string,
): readonly BrokenBody[] {
  if (first === undefined) return [];
  const entry = joinPointer(checker.document.resolve(list).pointer, 'items');
  const broken = isRecord(first)
    ? brokenObjects(checker, entry, first, `${name}[0].`)
    : brokenValues(checker.document, entry, first).map(
        ({ kind, what, value }): BrokenBody => ({ kind, purpose: `a body with "${name}[0]" ${what}`, value }),
      );
  return broken.map((each) => ({ ...each, value: [each.value, ...rest] }));
}
