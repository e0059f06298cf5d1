import { typesOf } from '../checks/describe-rule.ts';
import type { SchemaChecker } from '../checks/schema-checker.ts';
import type { SchemaPointer } from '../model/operation.ts';
import type { BrokenDraft } from './broken-drafts.ts';
import { type BrokenValue, brokenValues } from './broken-values.ts';
import { textOf } from './build-draft.ts';
import type { Draft } from './draft.ts';

/** Ways to write a number that PHP reads as one, with what they are called. */
const SPELLINGS: readonly (readonly [what: string, spell: (number: string) => string])[] = [
  ['with a plus sign', (number) => `+${number}`],
  ['with a blank before it', (number) => ` ${number}`],
  ['with a blank after it', (number) => `${number} `],
  ['with an exponent', (number) => `${number}e0`],
  ['in hexadecimal', (number) => `0x${Number(number).toString(16)}`],
];

/** Returns requests with one parameter of the query left out, or with a value that the contract does not allow. */
export function brokenQueries(checker: SchemaChecker, draft: Draft): readonly BrokenDraft[] {
  const broken: BrokenDraft[] = [];
  for (const { name, place, isRequired, schema } of draft.operation.parameters) {
    if (place !== 'query' || !draft.query.some(([each]) => each === name)) continue;
    const without = draft.query.filter(([each]) => each !== name);
    if (isRequired)
      broken.push({
        kind: 'missing',
        purpose: `without "${name}"`,
        draft: { ...draft, query: without },
        resource: null,
      });
    // Another value of a parameter that selects the use would select another use.
    if (draft.use.query.has(name) && draft.use.query.get(name) !== '*') continue;
    const current = draft.query.find(([each]) => each === name)?.[1];
    for (const { kind, what, value } of [
      ...brokenValues(checker.document, schema),
      ...spellings(checker, schema, current),
    ]) {
      // Query values are text only, and an empty one is often treated as missing.
      if (typeof value !== 'string' && typeof value !== 'number') continue;
      if (value === '' || checker.isValid(schema, asSent(checker, schema, value))) continue;
      const query = draft.query.map(([each, old]) => [each, each === name ? String(value) : old] as const);
      broken.push({ kind, purpose: `with "${name}" ${what}`, draft: { ...draft, query }, resource: null });
    }
  }
  return broken;
}

/** Returns the present number of a parameter in spellings that are no JSON number. */
function spellings(checker: SchemaChecker, schema: SchemaPointer, current: string | undefined): readonly BrokenValue[] {
  const { node } = checker.document.resolve(schema);
  const isNumber = typesOf(node).some((type) => type === 'integer' || type === 'number');
  if (!isNumber || current === undefined || !/^\d+$/.test(current)) return [];
  return SPELLINGS.map(([what, spell]) => ({ kind: 'number', what, value: spell(current) }));
}

/** Query values are text only, so digits count as a number. */
function asSent(checker: SchemaChecker, schema: SchemaPointer, value: string | number): string | number {
  const { node } = checker.document.resolve(schema);
  const isNumber = typesOf(node).some((type) => type === 'integer' || type === 'number');
  return isNumber && typeof value === 'string' && /^-?\d+(\.\d+)?$/.test(value) ? Number(value) : value;
}

/** Repeats a query parameter: readers disagree on which of the values counts. */
export function repeatedParameters(draft: Draft): readonly BrokenDraft[] {
  const [first] = draft.query;
  if (first === undefined) return [];
  const query = [...draft.query, first];
  return [
    { kind: 'repeated', purpose: `"${first[0]}" twice in the query`, draft: { ...draft, query }, resource: null },
  ];
}

/** Where a parameter chooses between uses, none of them and two of them at once. */
export function wrongSelectors(draft: Draft): readonly BrokenDraft[] {
  const { operation, use } = draft;
  const names = new Set(operation.uses.flatMap((each) => [...each.query.keys()]));
  if (operation.uses.some((each) => each.query.size !== 1) || names.size < 2) return [];
  const other = operation.parameters.find(({ name }) => names.has(name) && !use.query.has(name));
  if (other === undefined) return [];
  const without = draft.query.filter(([name]) => !names.has(name));
  return [
    {
      kind: 'selector',
      purpose: `without ${[...names].join(' and ')}`,
      draft: { ...draft, query: without },
      resource: null,
    },
    {
      kind: 'selector',
      purpose: `with ${[...names].join(' and ')} at once`,
      draft: { ...draft, query: [...draft.query, [other.name, textOf(other.example)]] },
      resource: null,
    },
  ];
}
