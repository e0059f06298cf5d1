import type { SchemaChecker } from '../checks/schema-checker.ts';
import { isRecord, pointerKeys } from '../contract/json.ts';
import { brokenObjects } from './broken-bodies.ts';
import { brokenForms } from './broken-forms.ts';
import { brokenQueries, repeatedParameters, wrongSelectors } from './broken-queries.ts';
import { brokenValues } from './broken-values.ts';
import { textOf } from './build-draft.ts';
import type { Draft, UsedResource } from './draft.ts';
import { inOtherLetters } from './other-letters.ts';

export interface BrokenDraft {
  kind:
    | 'missing'
    | 'type'
    | 'number'
    | 'limit'
    | 'null'
    | 'format'
    | 'header'
    | 'wrong-header'
    | 'repeated'
    | 'selector'
    | 'unknown-name'
    | 'unknown-id';
  purpose: string;
  draft: Draft;
  /** Resource of a nonexistent id; null for other faults. */
  resource: string | null;
}

/** Ids and tokens that no server has issued. */
const UNKNOWN_NUMBER = 2_000_000_017;
const UNKNOWN_TEXT = 'doesnotexist0000000000000000';
/** A private-use code (ISO 639-2). */
const UNKNOWN_LANGUAGE = 'qxx';
/** Ids that only mark a position in a list, for which any number is valid. */
const BOUNDS = ['message'];
/** Returns invalid requests made from a valid one, each with a single fault, the most telling first. */
export function brokenDrafts(checker: SchemaChecker, draft: Draft): readonly BrokenDraft[] {
  const all = [
    ...brokenBodies(checker, draft),
    ...brokenQueries(checker, draft),
    ...brokenFormats(draft),
    ...missingHeaders(draft),
    ...wrongHeaders(checker, draft),
    ...wrongSelectors(draft),
    ...repeatedParameters(draft),
    ...unknownIds(draft),
    ...unknownPaths(draft),
  ];
  return inTurn(all);
}

/** Alternates between the kinds, so that a limit on the number omits none of them. */
function inTurn(drafts: readonly BrokenDraft[]): readonly BrokenDraft[] {
  const byKind = new Map<string, BrokenDraft[]>();
  for (const each of drafts) {
    const list = byKind.get(each.kind);
    if (list === undefined) byKind.set(each.kind, [each]);
    else list.push(each);
  }
  const longest = Math.max(0, ...[...byKind.values()].map((list) => list.length));
  return Array.from({ length: longest }, (_, index) =>
    [...byKind.values()].flatMap((list) => list[index] ?? []),
  ).flat();
}

function brokenBodies(checker: SchemaChecker, draft: Draft): readonly BrokenDraft[] {
  const schema = draft.use.body?.schema ?? null;
  if (schema === null) return [];
  if (draft.body.kind === 'multipart') return brokenForms(checker, draft, draft.body, schema);
  if (draft.body.kind !== 'json') return [];
  const { value } = draft.body;
  return brokenObjects(checker, schema, value, '')
    .filter((broken) => !checker.isValid(schema, broken.value))
    .map(({ kind, purpose, value: body }) => ({
      kind,
      purpose,
      draft: { ...draft, body: { kind: 'json', value: body } },
      resource: null,
    }));
}

/** Encodes as an HTML form would; nested values as JSON. */
function formText(value: unknown): string {
  const fields = Object.entries(isRecord(value) ? value : {}).map(([name, each]): [string, string] => [
    name,
    textOf(each),
  ]);
  return new URLSearchParams(fields).toString();
}

function brokenFormats(draft: Draft): readonly BrokenDraft[] {
  if (draft.body.kind !== 'json' || draft.use.body?.isRequired !== true) return [];
  const raw = (purpose: string, mediaType: string | null, text: string): BrokenDraft => ({
    kind: 'format',
    purpose,
    draft: { ...draft, body: { kind: 'raw', mediaType, bytes: Buffer.from(text) } },
    resource: null,
  });
  const text = JSON.stringify(draft.body.value);
  const noJson = raw('a body that is not JSON', 'application/json', '{"broken": ');
  // Of an empty body (a beacon) nothing need be read but that it is one.
  if (isRecord(draft.body.value) && Object.keys(draft.body.value).length === 0) return [noJson];
  return [
    noJson,
    // Any other site can send these two (cross-site request forgery).
    raw('a body as form fields', 'application/x-www-form-urlencoded', formText(draft.body.value)),
    raw('a body as text/plain', 'text/plain', text),
    raw('an empty body', 'application/json', ''),
    raw('a list with the body in it', 'application/json', `[${text}]`),
    raw('a body with a comma at its end', 'application/json', `${text.slice(0, -1)},}`),
    raw('a body with a comment', 'application/json', `/* of the checker */ ${text}`),
    raw('two bodies in one', 'application/json', `${text}${text}`),
    raw('a body with letters behind it', 'application/json', `${text} of the checker`),
    raw('a body in single quotes', 'application/json', text.replaceAll('"', "'")),
  ];
}

function missingHeaders(draft: Draft): readonly BrokenDraft[] {
  return draft.operation.parameters.flatMap(({ name, place, isRequired }) =>
    place === 'header' && isRequired
      ? [
          {
            kind: 'header' as const,
            purpose: `without the header ${name}`,
            draft: { ...draft, headers: draft.headers.filter(([each]) => each !== name) },
            resource: null,
          },
        ]
      : [],
  );
}

/** Sends values that the contract does not allow in each header, and only the first two for each: too long, too short. */
function wrongHeaders(checker: SchemaChecker, draft: Draft): readonly BrokenDraft[] {
  return draft.operation.parameters.flatMap(({ name, place, schema }): readonly BrokenDraft[] => {
    if (place !== 'header') return [];
    const wrong = brokenValues(checker.document, schema, undefined, true).filter(
      // An empty header is often taken for a missing one.
      ({ value }) => typeof value === 'string' && value !== '' && !checker.isValid(schema, value),
    );
    return wrong.slice(0, 2).map(({ what, value }): BrokenDraft => {
      const headers = [...draft.headers.filter(([each]) => each !== name), [name, String(value)] as const];
      return {
        kind: 'wrong-header',
        purpose: `with the header ${name} ${what}`,
        draft: { ...draft, headers },
        resource: null,
      };
    });
  });
}

/** A value that fits the path, and that no server has something for. */
function unknownPaths(draft: Draft): readonly BrokenDraft[] {
  if (!draft.operation.responses.has('404')) return [];
  return draft.operation.parameters.flatMap(({ name, place }) =>
    place === 'path' && name === 'locale'
      ? [
          {
            kind: 'unknown-id' as const,
            purpose: 'a language that does not exist',
            draft: { ...draft, path: new Map([...draft.path, [name, UNKNOWN_LANGUAGE]]) },
            resource: 'language',
          },
        ]
      : [],
  );
}

function unknownIds(draft: Draft): readonly BrokenDraft[] {
  const documentsMissing = draft.operation.responses.has('404') || draft.operation.responses.has('410');
  return draft.resources.flatMap((used) => {
    const isSecret = used.resource === 'csrf' || used.resource === 'password';
    if (BOUNDS.includes(used.resource) || isOptional(draft, used) || (!documentsMissing && !isSecret)) return [];
    return [
      {
        kind: 'unknown-id' as const,
        purpose: `a ${used.resource.replaceAll('_', ' ')} that does not exist`,
        draft: withUnknown(draft, used),
        resource: used.resource,
      },
      ...inOtherCase(draft, used),
    ];
  });
}

/** Where small letters and capitals may both stand in an id, it is another id that has the others: `utf8_general_ci`. */
function inOtherCase(draft: Draft, used: UsedResource): readonly BrokenDraft[] {
  const { resource, value, isLearned } = used;
  if (resource !== 'transaction' || !isLearned || typeof value !== 'string') return [];
  const swapped = inOtherLetters(value);
  const purpose = `a ${resource} in other letters, which does not exist`;
  return swapped !== value ? [{ kind: 'unknown-id', purpose, draft: withValue(draft, used, swapped), resource }] : [];
}

/** Returns whether the value is an optional filter, which may name something nonexistent. */
function isOptional({ operation, use }: Draft, { place }: UsedResource): boolean {
  if (place.kind !== 'query' || use.query.has(place.name)) return false;
  return !operation.parameters.some(({ name, isRequired }) => name === place.name && isRequired);
}

/** Returns the same request with an id that no server has issued. */
export function withUnknown(draft: Draft, used: UsedResource): Draft {
  return withValue(draft, used, typeof used.value === 'number' ? UNKNOWN_NUMBER : UNKNOWN_TEXT);
}

/** Returns the same request with another value of a resource. */
export function withValue(draft: Draft, { place }: UsedResource, value: string | number): Draft {
  switch (place.kind) {
    case 'query':
      return {
        ...draft,
        query: draft.query.map(([name, old]) => [name, name === place.name ? textOf(value) : old] as const),
      };
    case 'path':
      return { ...draft, path: new Map([...draft.path, [place.name, textOf(value)]]) };
    case 'body':
      if (draft.body.kind === 'multipart') {
        const [field] = pointerKeys(place.pointer);
        const fields = draft.body.fields.map(([name, old]) => [name, name === field ? textOf(value) : old] as const);
        return { ...draft, body: { ...draft.body, fields } };
      }
      if (draft.body.kind !== 'json') return draft;
      return {
        ...draft,
        body: { kind: 'json', value: replaceAt(draft.body.value, pointerKeys(place.pointer), value) },
      };
  }
}

function replaceAt(value: unknown, keys: readonly string[], replacement: unknown): unknown {
  const [key, ...rest] = keys;
  if (key === undefined) return replacement;
  if (Array.isArray(value))
    return value.map((item: unknown, index) => (String(index) === key ? replaceAt(item, rest, replacement) : item));
  if (!isRecord(value)) return value;
  return { ...value, [key]: replaceAt(value[key], rest, replacement) };
}
