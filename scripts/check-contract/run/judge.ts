import type { CheckedResponse } from '../checks/check-response.ts';
import { at } from '../contract/json.ts';
import type { Draft } from '../requests/draft.ts';
import type { Expectation } from './expectation.ts';
import type { FindingText } from './finding-text.ts';
import { judgeRefusal } from './judge-refusal.ts';
import type { Presence } from './server-health.ts';

/** Refusals caused by the state of a resource, not by the request. */
const STATE_STATUSES = [402, 409, 410, 423];

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
      return isUndocumented ? null : judgeSuccess(judged, expectation);
    case 'documented':
    case 'preflight':
    case 'file':
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

function judgeSuccess(
  { status, checked, draft, hasSession }: Judged,
  { mayTryAnother, unlessCode }: Extract<Expectation, { kind: 'success' }>,
): FindingText | null {
  if (status < 400 || STATE_STATUSES.includes(status)) return null;
  const code = checked.parsedBody.kind === 'json' ? at(checked.parsedBody.value, 'error') : undefined;
  if (status === 422 && unlessCode !== undefined && code === unlessCode) return null;
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
