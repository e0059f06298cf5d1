import { entriesAt, isList, isRecord } from '../contract/json.ts';
import { callsSomethingMissing } from '../php/body-not-read.ts';
import type { Draft } from '../requests/draft.ts';
import type { FindingText } from './finding-text.ts';
import type { Judged } from './judge.ts';

/** Names for the request as a whole, or for a part that is missing. */
const WHOLE_REQUEST = ['body', 'json', 'query', 'request', 'content-type', 'content_type'];

/** What an id names: a record that was there, and may be gone. */
const LOOKED_UP = ['member', 'conversation', 'image', 'transaction', 'pack', 'plan', 'match_question'];

/** Returns a finding if a bad request, or an id that does not exist, was not refused as such; null if it was. */
export function judgeRefusal(judged: Judged): FindingText | null {
  const { status, checked, draft, expectation, hasSession } = judged;
  if (status < 400)
    return expectation.kind === 'unknown-id'
      ? {
          code: 'unknown-id-accepted',
          title: `A ${expectation.resource.replaceAll('_', ' ')} that does not exist is accepted`,
          place: null,
          expected: 'a documented refusal such as 404 or 422',
          actual: `status ${status}`,
          advice: 'Look the id up, and answer 404 with an ErrorResponse when there is no such record.',
        }
      : {
          code: 'bad-request-accepted',
          title: 'A bad request is accepted',
          place: null,
          expected: 'a documented refusal (4xx) with an ErrorResponse',
          actual: `status ${status}`,
          advice: 'Check the request before anything is done, and answer 422 with the field named in "fields".',
        };
  if (checked.documentedAs === null) return null;
  const unnamed = status === 422 && expectation.kind === 'bad-request' ? unnamedFields(judged) : null;
  if (unnamed !== null) return unnamed;
  // The server looked up an invalid value, so it must have misread it.
  const isKnown = draft.resources.length > 0 && draft.resources.every((used) => used.isLearned);
  if (status === 404 && expectation.kind === 'bad-request' && isKnown)
    return {
      code: 'bad-request-looked-up',
      title: 'A bad request is not refused as one',
      place: null,
      expected: 'status 422: the request does not keep to the contract',
      actual: 'status 404, as if something of it had been looked for',
      advice:
        'Check types and form of the request first: (int) "118abc" is 118, and json_decode of a broken text is null.',
    };
  const other = expectation.kind === 'unknown-id' ? notFoundOtherwise(judged, expectation.resource) : null;
  if (other !== null) return other;
  const isCsrf = expectation.kind === 'unknown-id' && /csrf|token|password/.test(expectation.resource);
  if ((status === 401 || status === 403) && hasSession && draft.use.session !== 'none' && !isCsrf)
    return {
      code: 'wrong-refusal',
      title: 'A bad request is answered as a lost session',
      place: null,
      expected: 'a refusal that speaks of the request, such as 422 or 404',
      actual: `status ${status}, on which the client logs the member out`,
      advice: 'Keep 401 and 403 for requests without a session.',
    };
  return null;
}

/** On a 404 the client drops what is gone; on a 422 it asks the member to correct what they wrote. */
function notFoundOtherwise({ status, draft, checked }: Judged, resource: string): FindingText | null {
  // The id was not read at all, which is a finding of its own.
  if (callsSomethingMissing(checked.parsedBody)) return null;
  if (!LOOKED_UP.includes(resource) || !draft.operation.responses.has('404')) return null;
  const named = resource.replaceAll('_', ' ');
  // A server that asks for the balance first need not have looked.
  if (status === 409)
    return {
      code: 'not-found-otherwise',
      title: `A ${named} that does not exist is answered as one in another state`,
      place: null,
      expected: 'status 404: there is no such thing, or it is not this member’s',
      actual: 'status 409, on which the client shows what stands against it at present',
      advice: 'Look the record up first, and answer 404 where there is none, before its state is looked at.',
    };
  if (status !== 422) return null;
  return {
    code: 'not-found-otherwise',
    title: `A ${named} that does not exist is answered like a wrong form`,
    place: null,
    expected: 'status 404, on which the client drops what is not there (any more)',
    actual: 'status 422, on which it asks the member to correct the input',
    advice: 'Answer 422 for what does not validate, and 404 where a valid id finds no record.',
  };
}

/** A refused request is repaired by what "fields" says. */
function unnamedFields({ checked, draft }: Judged): FindingText | null {
  if (checked.parsedBody.kind !== 'json' || checked.problems.length > 0) return null;
  const given = entriesAt(checked.parsedBody.value, 'fields').map(([name]) => name);
  const known = knownNames(draft);
  if (given.some((name) => speaksOf(known, name))) return null;
  return {
    code: 'refusal-names-nothing',
    title: 'A bad request is refused without naming what is wrong with it',
    place: null,
    expected: 'the property or parameter in "fields", with a code, as the contract says of 422',
    actual:
      given.length === 0
        ? 'no "fields"'
        : `"fields" with ${given.slice(0, 4).join(', ')}, which the request does not have`,
    advice: "'fields' => ['text' => 'too_long']: the client shows it at the field of that name.",
  };
}

/** Returns whether a name such as `order[0]`, `order.0` or `order/0` speaks of a part of the request. */
function speaksOf(known: ReadonlySet<string>, name: string): boolean {
  return name.split(/[.[\]/]/).some((part) => known.has(part.toLowerCase()));
}

function knownNames({ operation, use, body, headers, query }: Draft): ReadonlySet<string> {
  const files = body.kind === 'multipart' ? ['file', ...body.files.map(({ name }) => name)] : [];
  const all = [...operation.parameters.map(({ name }) => name), ...files, ...WHOLE_REQUEST];
  for (const [name] of [...headers, ...query]) all.push(name);
  for (const value of [use.body?.example, body.kind === 'json' ? body.value : null]) all.push(...namesIn(value));
  return new Set(all.map((name) => name.toLowerCase()));
}

/** Returns all property names of a value, at any depth. */
function namesIn(value: unknown): readonly string[] {
  if (isList(value)) return value.flatMap(namesIn);
  if (!isRecord(value)) return [];
  return Object.entries(value).flatMap(([name, part]) => [name, ...namesIn(part)]);
}
