import { findResponseSchema, validate } from '../../openapi/generated/validators.ts';
import type { Violation } from './outcome.ts';

/** Carries a violation through openapi-fetch to `perform`; never leaves this folder. */
export class ContractViolationError extends Error {
  /** `foreign`: it is no answer of the API at all. */
  readonly kind: 'contract' | 'foreign';
  readonly operation: string;
  readonly violations: readonly Violation[];

  constructor(kind: 'contract' | 'foreign', operation: string, violations: readonly Violation[]) {
    super(`${operation} broke the contract`);
    this.kind = kind;
    this.operation = operation;
    this.violations = violations;
  }
}

const ERROR_STATUS_MIN = 400;
/** RFC 6585, section 6: of the network between, never of the server. */
const NETWORK_LOGIN_REQUIRED = 511;

/**
 * Checks an answer against the contract by its bytes, and answers it again with a body that parses. An error status
 * with a foreign body passes with no body, since the status alone tells enough; a success must be exact.
 *
 * `path` as it stands in the contract; `url` is the one that was called. Throws ContractViolationError.
 */
export async function checkResponse(
  { method, url }: Pick<Request, 'method' | 'url'>,
  path: string,
  response: Response,
): Promise<Response> {
  const operation = `${method} ${path}`;
  const fail = (kind: 'contract' | 'foreign', expected: string, actual: string): never => {
    throw new ContractViolationError(kind, operation, [{ path: '', expected, actual }]);
  };
  // With `redirect: "manual"` a browser shows a redirect as an opaque answer with status 0.
  if (response.type === 'opaqueredirect' || (response.status >= 300 && response.status < 400)) {
    return fail('foreign', 'an answer of the API', 'a redirect, as to a login page');
  }
  if (response.status === NETWORK_LOGIN_REQUIRED) {
    return fail('foreign', 'an answer of the API', 'a network that asks for a login');
  }
  const bytes = new Uint8Array(await response.arrayBuffer());
  const rule = findResponseSchema(method, path, response.status, new URL(url).searchParams);
  if (response.status >= ERROR_STATUS_MIN) {
    const body = parseJson(bytes);
    const isKnown = rule.kind === 'validate' && body.ok && validate(rule.schema, body.value).valid;
    return answer(response, isKnown ? body.text : null);
  }
  if (rule.kind === 'undocumented') return fail('contract', 'a status of the contract', `status ${response.status}`);
  if (rule.kind !== 'validate') return answer(response, null);
  const body = parseJson(bytes);
  if (!body.ok) return fail('foreign', 'JSON', body.problem);
  const verdict = validate(rule.schema, body.value);
  if (!verdict.valid) throw new ContractViolationError('contract', operation, verdict.problems);
  return answer(response, body.text);
}

type ParsedBody = { ok: true; value: unknown; text: string } | { ok: false; problem: string };

function parseJson(bytes: Uint8Array): ParsedBody {
  if (bytes.length === 0) return { ok: false, problem: 'an empty body' };
  // fetch's own text() would strip it in silence, and other readers of the API would not.
  if (bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf) return { ok: false, problem: 'a byte-order mark' };
  let text: string;
  try {
    text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return { ok: false, problem: 'text that is not UTF-8' };
  }
  try {
    const value: unknown = JSON.parse(text);
    return { ok: true, value, text };
  } catch {
    return { ok: false, problem: text.trimStart().startsWith('<') ? 'HTML' : 'text that is not JSON' };
  }
}

function answer(original: Response, text: string | null): Response {
  const headers = new Headers(original.headers);
  // The length and encoding of the bytes on the wire are not those of the text.
  headers.delete('content-length');
  headers.delete('content-encoding');
  return new Response(text, { status: original.status, statusText: original.statusText, headers });
}
