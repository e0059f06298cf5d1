import type { CheckedResponse } from '../checks/check-response.ts';
import { entriesAt, isList, isRecord } from '../contract/json.ts';
import { callsSomethingMissing } from '../php/body-not-read.ts';
import type { Draft } from '../requests/draft.ts';
import type { Expectation } from './expectation.ts';
import type { FindingText } from './finding-text.ts';
import type { Presence } from './server-health.ts';

/** Refusals caused by the state of a resource, not by the request. */
const STATE_STATUSES = [402, 409, 410, 423];

/** Names for the request as a whole, or for a part that is missing. */
const WHOLE_REQUEST = ['body', 'json', 'query', 'request', 'content-type', 'content_type'];

/** What an id names: a record that was there, and may be gone. */
const LOOKED_UP = ['member', 'conversation', 'image', 'transaction', 'pack', 'plan', 'match_question'];

/** If undocumented for a valid request, these mean that the operation does not exist. */
const MISSING_STATUSES = [404, 405, 501];

export interface Judged {
  status: number;
  checked: CheckedResponse;
  draft: Draft;
  expectation: Expectation;
  hasSession: boolean;
  presence: Presence;
}

/** Returns a finding if the status is not what the request called for, or null. */
export function judgeStatus(judged: Judged): FindingText | null {
  const { status, checked, expectation } = judged;
  // One cause, one finding: the generic checks report these.
  if (status >= 500 || status === 429) return null;
  const isUndocumented = checked.documentedAs === null;
  const isMissing = isUndocumented && MISSING_STATUSES.includes(status) && judged.presence !== 'found';
  if (isPageOfNowhere(judged)) return pageOfNowhere(judged);
  switch (expectation.kind) {
    case 'success':
      if (isMissing) return operationMissing(judged);
      return isUndocumented ? null : judgeSuccess(judged, expectation.mayTryAnother);
    case 'documented':
    case 'preflight':
      return null;
    case 'visitor':
      return (status === 401 || status === 403) && !expectation.mayBeRefused ? visitorRefused(status) : null;
    case 'no-session':
      if (isMissing) return operationMissing(judged);
      if (status === 401 || status === 403) return null;
      return status < 400 ? acceptedWithoutSession(status) : isUndocumented ? null : refusedOtherwise(status);
    case 'wrong-method':
      if (MISSING_STATUSES.includes(status)) return null;
      // Requests with valid methods report the redirect, unless it is what the operation answers.
      return status >= 300 && status < 400 && !judged.draft.operation.responses.has(String(status))
        ? null
        : wrongMethod(judged);
    case 'status':
      if (expectation.statuses.includes(status)) return null;
      return isUndocumented && status >= 400 ? null : sequenceStatus(status, expectation.statuses, expectation.because);
    case 'bad-request':
    case 'unknown-id':
      return judgeRefusal(judged);
  }
}

/** Expectations that a server can only miss so if it does not have the operation. */
const OF_THE_OPERATION: readonly Expectation['kind'][] = ['success', 'visitor', 'no-session', 'status', 'documented'];

function isPageOfNowhere({ status, draft, expectation, presence }: Judged): boolean {
  // The file of a language may be missing without a word.
  const isWordless = draft.operation.responses.get('404')?.content.size === 0;
  return status === 404 && presence === 'nowhere' && !isWordless && OF_THE_OPERATION.includes(expectation.kind);
}

function judgeSuccess({ status, draft, hasSession }: Judged, mayTryAnother: boolean): FindingText | null {
  if (status < 400 || STATE_STATUSES.includes(status)) return null;
  const unlearned = draft.resources.filter((used) => !used.isLearned);
  if (status === 401 || status === 403) {
    if (unlearned.some((used) => used.resource === 'csrf' || used.resource.endsWith('token'))) return null;
    return hasSession
      ? {
          code: 'session-refused',
          title: 'A valid session is refused',
          place: null,
          expected: 'an answer to the logged-in member',
          actual: `status ${status}, which tells the client that the session is lost`,
          advice:
            'A 401 or 403 logs the member out. Answer it only when there is no session; use 422, 404 or 409 for the rest.',
        }
      : visitorRefused(status);
  }
  if (unlearned.length > 0) return null;
  if (status === 404) {
    if (mayTryAnother) return null;
    if (draft.resources.length === 0) return null;
    const known = draft.resources.map((used) => `${used.resource} ${used.value}`).join(', ');
    return {
      code: 'known-id-not-found',
      title: 'What the server itself has named is not found',
      place: null,
      expected: `an answer for ${known}, learned from an earlier answer`,
      actual: 'status 404',
      advice:
        'Check that this call reads ids the same way (name of the parameter, place, type) as the call that gave them out.',
    };
  }
  return {
    code: 'valid-request-refused',
    title: 'A valid request is refused',
    place: null,
    expected: 'a successful answer: the request keeps to the contract',
    actual: `status ${status}`,
    advice: 'The server asks for something that the contract does not say. The answer names the field in "fields".',
  };
}

function judgeRefusal(judged: Judged): FindingText | null {
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

function operationMissing({ status, draft }: Judged): FindingText {
  return {
    code: 'operation-missing',
    title: 'The operation is not there',
    place: null,
    expected: 'an answer as documented',
    actual: `status ${status}, which is not documented for it`,
    advice: `Build ${draft.method} ${draft.operation.path}, or leave it out of this run with --skip. Nothing further was asked of it.`,
  };
}

function pageOfNowhere(judged: Judged): FindingText {
  return {
    ...operationMissing(judged),
    actual: 'status 404 with the same page as a path that does not exist',
    advice: `Build ${judged.draft.method} ${judged.draft.operation.path}, or leave it out of this run with --skip. If it is there, its 404 must be JSON, too. Nothing further was asked of it.`,
  };
}

function visitorRefused(status: number): FindingText {
  return {
    code: 'public-call-refused',
    title: 'A call that needs no login is refused for lack of one',
    place: null,
    expected: 'an answer to a visitor',
    actual: `status ${status}`,
    advice: 'Do not look for a session in this call, or do without it when there is none.',
  };
}

function acceptedWithoutSession(status: number): FindingText {
  return {
    code: 'missing-login-accepted',
    title: 'A call that needs a login is answered without one',
    place: null,
    expected: 'status 401 or 403 with an ErrorResponse',
    actual: `status ${status}`,
    advice: "Check the session first: if (!isset($_SESSION['user'])) { http_response_code(403); … exit; }",
  };
}

function refusedOtherwise(status: number): FindingText {
  return {
    code: 'missing-login-other-status',
    title: 'A missing login is answered with another status',
    place: null,
    expected: 'status 401 or 403, which tells the client that the session is lost',
    actual: `status ${status}`,
    advice: 'Check the session before anything else in the request.',
  };
}

function wrongMethod({ status, draft }: Judged): FindingText {
  return {
    code: 'wrong-method-accepted',
    title: 'A method that the path does not have is not refused',
    place: null,
    expected: `status 405 (or 404) for ${draft.method} ${draft.operation.path}`,
    actual: `status ${status}`,
    advice: 'End the list of methods with: default: http_response_code(405); exit;',
  };
}

function sequenceStatus(status: number, statuses: readonly number[], because: string): FindingText {
  return {
    code: 'sequence-broken',
    title: because,
    place: null,
    expected: `status ${statuses.join(' or ')}`,
    actual: `status ${status}`,
    advice: null,
  };
}
