import { randomUUID } from 'node:crypto';
import { typesOf } from '../checks/describe-rule.ts';
import type { SchemaChecker } from '../checks/schema-checker.ts';
import { at, entriesAt, isRecord, joinPointer, listAt } from '../contract/json.ts';
import { objectSchema } from './build-draft.ts';
import type { Draft } from './draft.ts';
import { longText, wordsIn } from './long-text.ts';

/** A request that no honest client sends. It may be accepted or refused as documented, but must not cause a failure. */
export interface OddDraft {
  purpose: string;
  draft: Draft;
  /** Whether it keeps to the contract, so that it must be answered like any valid request. */
  isValid?: boolean;
  /** What it means when it is refused for what it says, if a refusal may have reasons beside that. */
  because?: string;
}

const NESTED = 600;
const HUGE_BYTES = 1_200_000;
/** Controls of a terminal, and letters that nobody sees or that turn the direction. */
const CONTROLS = 'a\u0001\u0007\u001bb';
const UNSEEN = 'a\u200b\u202e\ufeffb';
/** Of a person who opens the address of a call. */
const OF_A_PAGE = 'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8';
const LEGAL_MARKS = `'; -- " \\ %27 <b>& 😀 {{7*7}}`;

/** Returns odd bodies for uses that take JSON, and odd queries for uses that take text. */
export function oddDrafts(checker: SchemaChecker, draft: Draft): readonly OddDraft[] {
  return [
    ...oddBodies(checker, draft),
    ...oddQueries(checker, draft),
    ...numbersAtLimits(checker, draft),
    ...otherChoices(checker, draft),
    ...longestTexts(checker, draft),
  ];
}

/** Logins that open nothing. They name an address of nobody, so that attempts do not lock the account of the run. */
export function oddLogins(checker: SchemaChecker, draft: Draft): readonly OddDraft[] {
  if (draft.body.kind !== 'json' || !isRecord(draft.body.value)) return [];
  const { value } = draft.body;
  const as = (email: string, password: string): Draft => ({
    ...draft,
    body: { kind: 'json', value: { ...value, email, password } },
  });
  return [
    ...oddBodies(checker, as(`check-contract-${randomUUID()}@example.com`, randomUUID())),
    {
      purpose: 'an apostrophe in the address, quotes and emoji in the password',
      draft: as(`check-o'contract-${randomUUID()}@example.com`, LEGAL_MARKS),
    },
  ];
}

function oddBodies(checker: SchemaChecker, draft: Draft): readonly OddDraft[] {
  const { body } = draft;
  const schema = draft.use.body?.schema ?? null;
  if (body.kind !== 'json' || !isRecord(body.value) || schema === null || Object.keys(body.value).length === 0)
    return [];
  const { value } = body;
  const text = JSON.stringify(value);
  const raw = (purpose: string, bytes: string): OddDraft => ({
    purpose,
    draft: { ...draft, body: { kind: 'raw', mediaType: 'application/json', bytes: Buffer.from(bytes) } },
  });
  const within = (inner: string): string => `${text.slice(0, -1)},${inner}}`;
  const odd = [
    raw('the names of prototypes', within('"__proto__":{"admin":true},"constructor":{"prototype":{"admin":true}}')),
    raw('lists within lists, many times', within(`"nested":${'['.repeat(NESTED)}${']'.repeat(NESTED)}`)),
    raw('a body of more than a megabyte', within(`"padding":"${'x'.repeat(HUGE_BYTES)}"`)),
  ];
  const name = freeText(checker, schema, value);
  if (name === null) {
    odd.push(
      raw('half of an emoji and a zero byte', within('"other":"\\ud83d\\u0000"')),
      raw('quotes and emoji', within(`"other":${JSON.stringify(LEGAL_MARKS)}`)),
      raw('controls', within(`"other":${JSON.stringify(CONTROLS)}`)),
      raw('letters that nobody sees', within(`"other":${JSON.stringify(UNSEEN)}`)),
    );
    return odd;
  }
  const withText = (given: string): string => JSON.stringify({ ...value, [name]: '\uE000' }).replace('"\uE000"', given);
  return [
    ...odd,
    raw(`a zero byte in "${name}"`, withText('"a\\u0000b"')),
    raw(`half of an emoji in "${name}"`, withText('"a\\ud83d"')),
    raw(`quotes and emoji in "${name}"`, withText(JSON.stringify(LEGAL_MARKS))),
    raw(`controls in "${name}"`, withText(JSON.stringify(CONTROLS))),
    raw(`letters that nobody sees in "${name}"`, withText(JSON.stringify(UNSEEN))),
  ];
}

/** Returns the name of a property without an enum, pattern, format or resource. */
function freeText(checker: SchemaChecker, schema: string, value: Readonly<Record<string, unknown>>): string | null {
  const { document } = checker;
  const object = objectSchema(document, schema, value);
  for (const [name] of entriesAt(document.node(object), 'properties')) {
    const property = joinPointer(object, 'properties', name);
    const { node } = document.resolve(property);
    const isFree =
      typesOf(node).includes('string') &&
      ['enum', 'const', 'pattern', 'format'].every((keyword) => at(node, keyword) === undefined);
    if (isFree && document.resourceOf(property) === null) return name;
  }
  return null;
}

/** The smallest and the largest number that each parameter allows; ids only name what may not be there. */
function numbersAtLimits(checker: SchemaChecker, draft: Draft): readonly OddDraft[] {
  if (draft.use.isChanging) return [];
  return draft.operation.parameters.flatMap(({ name, place, schema }): readonly OddDraft[] => {
    const isOther = !draft.use.query.has(name) && draft.operation.uses.some((other) => other.query.has(name));
    if (place !== 'query' || isOther || checker.document.resourceOf(schema) !== null) return [];
    const { node } = checker.document.resolve(schema);
    return ['minimum', 'maximum'].flatMap((keyword): readonly OddDraft[] => {
      const limit = at(node, keyword);
      if (typeof limit !== 'number') return [];
      const query = [...draft.query.filter(([each]) => each !== name), [name, String(limit)] as const];
      return [{ purpose: `with "${name}" at its ${keyword}, ${limit}`, draft: { ...draft, query }, isValid: true }];
    });
  });
}

/** Every value that a parameter lists, beside the one that is sent anyway. Languages are asked for elsewhere. */
function otherChoices(checker: SchemaChecker, draft: Draft): readonly OddDraft[] {
  if (draft.use.isChanging) return [];
  return draft.operation.parameters.flatMap(({ name, place, schema }): readonly OddDraft[] => {
    const isOther = draft.use.query.has(name) || draft.operation.uses.some((other) => other.query.has(name));
    if (place !== 'query' || isOther || name === 'language') return [];
    const current = draft.query.find(([each]) => each === name)?.[1];
    return listAt(checker.document.resolve(schema).node, 'enum').flatMap((value): readonly OddDraft[] => {
      if (typeof value !== 'string' || value === current) return [];
      const query = [...draft.query.filter(([each]) => each !== name), [name, value] as const];
      return [{ purpose: `with "${name}" ${value}`, draft: { ...draft, query }, isValid: true }];
    });
  });
}

/** All texts at once as long as they may be. What stays in a profile is tried where it is read back. */
function longestTexts(checker: SchemaChecker, draft: Draft): readonly OddDraft[] {
  const { body } = draft;
  const schema = draft.use.body?.schema ?? null;
  if (schema === null || !['POST', 'DELETE'].includes(draft.operation.method)) return [];
  const value = body.kind === 'multipart' ? Object.fromEntries(body.fields) : body.kind === 'json' ? body.value : null;
  const words = wordsIn(checker.document, objectSchema(checker.document, schema, value));
  if (words.size === 0 || !isRecord(value)) return [];
  const texts = [...words].map(([name, limit]) => [name, longText(limit)] as const);
  const others = Object.entries(value).filter(([name]) => !words.has(name));
  const named = [...words.keys()].map((name) => `"${name}"`).join(', ');
  const purpose = `the longest ${named}`;
  const because = `A text as long as the contract allows is refused (${named})`;
  if (body.kind === 'multipart') {
    const fields = [...body.fields.filter(([name]) => !words.has(name)), ...texts];
    return [{ purpose, draft: { ...draft, body: { ...body, fields } }, because }];
  }
  const longest = Object.fromEntries([...others, ...texts]);
  // Without its secret it is refused for that.
  if (!checker.isValid(schema, longest)) return [];
  return [{ purpose, draft: { ...draft, body: { kind: 'json', value: longest } }, because }];
}

function oddQueries(checker: SchemaChecker, draft: Draft): readonly OddDraft[] {
  if (draft.use.isChanging) return [];
  const odd: OddDraft[] = [
    {
      purpose: 'with a parameter that nobody knows',
      draft: { ...draft, query: [...draft.query, ['check_contract', '1']] },
    },
  ];
  odd.push({
    purpose: 'as a page that a person opens',
    draft: { ...draft, headers: [['Accept', OF_A_PAGE], ...draft.headers] },
    isValid: true,
  });
  const first = draft.query.find(([name]) => !draft.use.query.has(name));
  if (first !== undefined)
    odd.push({
      purpose: `with a list in place of "${first[0]}"`,
      draft: { ...draft, query: draft.query.map((pair) => (pair === first ? [`${first[0]}[]`, first[1]] : pair)) },
    });
  const malformed = [
    ['with bytes that are no UTF-8', 'check_contract=%FF%C3'],
    ['with half of a percent sign', 'check_contract=100%'],
  ] as const;
  for (const [purpose, rawQuery] of malformed) odd.push({ purpose, draft: { ...draft, rawQuery } });
  for (const { name, place, schema } of draft.operation.parameters) {
    const { node } = checker.document.resolve(schema);
    if (place !== 'query' || !typesOf(node).includes('string') || draft.use.query.has(name)) continue;
    if (['enum', 'const', 'pattern'].some((keyword) => at(node, keyword) !== undefined)) continue;
    const query = [...draft.query.filter(([each]) => each !== name), [name, `' OR 1=1 -- "\\😀`] as const];
    odd.push({ purpose: `with quotes and emoji in "${name}"`, draft: { ...draft, query } });
  }
  return odd;
}
