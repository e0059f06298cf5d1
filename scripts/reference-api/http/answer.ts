import type { ContentfulStatusCode } from 'hono/utils/http-status';
import type { Schemas } from '../contract/contract.ts';

/** An operation's response. `body` is sent as JSON; null sends no body (a 302 redirect, otherwise 204). */
export interface Answer<Body = unknown> {
  status: ContentfulStatusCode;
  body: Body | null;
  headers?: Record<string, string>;
}

export type ErrorBody = Schemas['ErrorResponse'];
export type Refusal = Answer<ErrorBody>;

export function nothing(): Answer<null> {
  return { status: 200, body: null };
}

export function ok<Body>(body: Body): Answer<Body> {
  return { status: 200, body };
}

/** Redirects the browser to another page. */
export function redirect(location: string): Answer<null> {
  return { status: 302, body: null, headers: { Location: location } };
}

export function refuse(status: ContentfulStatusCode, error: string, message: string): Refusal {
  return { status, body: { error, message } };
}

/** Refuses with one stable code per field. */
export function invalid(fields: Record<string, string>): Refusal {
  return {
    status: 422,
    body: { error: 'invalid', message: `Please check: ${Object.keys(fields).join(', ')}.`, fields },
  };
}

/** The CSRF token does not belong to this browser. */
export function csrfInvalid(): Refusal {
  return {
    status: 422,
    body: {
      error: 'csrf_invalid',
      message: 'The page is too old. Please load it again.',
      fields: { csrf: 'invalid' },
    },
  };
}

export function sessionLost(): Refusal {
  return refuse(403, 'session_lost', 'Please log in again.');
}

/** Another member has logged in since: an action intended for one member must not be performed as another. */
export function otherAccount(): Refusal {
  return refuse(409, 'other_account', 'Somebody else is logged in here now.');
}

export function notFound(what: string): Refusal {
  return refuse(404, 'not_found', `There is no such ${what}.`);
}

export function partnerGone(): Refusal {
  return refuse(410, 'partner_gone', 'This member is no longer here.');
}

export function tooManyRequests(retryAfterS: number): Refusal {
  const refusal = refuse(429, 'too_many_requests', 'Please wait a moment.');
  return { ...refusal, headers: { 'Retry-After': String(retryAfterS) } };
}

export function isAccepted(answer: Answer): boolean {
  return answer.status < 400;
}
