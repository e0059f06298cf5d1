import { brokenFacts, type PlacedFact } from '../facts/broken-facts.ts';
import { wrongEcho } from '../facts/echo.ts';
import { OUTCOME_FACTS } from '../facts/outcome-facts.ts';
import type { Exchange, HeaderList } from '../model/exchange.ts';
import type { OperationContract, OperationUse, ResponseContract, SchemaPointer } from '../model/operation.ts';
import { checkHeaders, headerValue } from './check-headers.ts';
import { checkText } from './check-text.ts';
import { leakIn, leakInHeaders } from './leaks.ts';
import { wrongMoments } from './moments.ts';
import type { ParsedBody, ResponseProblem } from './response-problem.ts';
import type { SchemaChecker } from './schema-checker.ts';

export interface CheckedResponse {
  problems: readonly ResponseProblem[];
  parsedBody: ParsedBody;
  /** The contract key that matched the status: `200`, `4XX`, `default`; null if none did. */
  documentedAs: string | null;
}

/** Checks one response against the contract: status, headers, content type, body, in this order. */
export function checkResponse(
  checker: SchemaChecker,
  operation: OperationContract,
  use: OperationUse,
  { outcome, request }: Pick<Exchange, 'outcome' | 'request'>,
): CheckedResponse {
  if (outcome.kind === 'failed') {
    const problem: ResponseProblem = { kind: 'no-answer', reason: outcome.reason, message: outcome.message };
    return { problems: [problem], parsedBody: { kind: 'none' }, documentedAs: null };
  }
  const { status, headers, body } = outcome;
  const documented = matchStatus(operation, status);
  const problems: ResponseProblem[] = [];
  if (status >= 500) problems.push({ kind: 'server-error', status });
  const leak = leakInHeaders(headers) ?? (status < 400 ? null : leakIn(Buffer.from(body).toString('utf8')));
  if (leak !== null) problems.push({ kind: 'leak', ...leak });
  if (documented === null) {
    if (status < 500)
      problems.push({ kind: 'undocumented-status', status, documented: [...operation.responses.keys()] });
    return { problems, parsedBody: readBody(body, headerValue(headers, 'content-type')).parsed, documentedAs: null };
  }
  problems.push(...checkHeaders(checker, documented.response, headers));
  const checked = checkBody(checker, documented.response, status, use, headers, body);
  problems.push(...checked.problems);
  const { parsedBody, schema } = checked;
  // What breaks its schema would only be reported twice.
  if (problems.length === 0 && parsedBody.kind === 'json' && schema !== null)
    for (const fact of factsOf(checker, { operation, use, request, schema, status, value: parsedBody.value }))
      problems.push({ kind: 'broken-fact', fact });
  return { problems, parsedBody, documentedAs: documented.key };
}

/** Prefers the exact status to its range, and the range to `default` (OpenAPI 3.1). */
export function matchStatus(
  operation: OperationContract,
  status: number,
): { key: string; response: ResponseContract } | null {
  for (const key of [String(status), `${Math.floor(status / 100)}XX`, 'default']) {
    const response = operation.responses.get(key);
    if (response !== undefined) return { key, response };
  }
  return null;
}

function checkBody(
  checker: SchemaChecker,
  response: ResponseContract,
  status: number,
  use: OperationUse,
  headers: readonly (readonly [string, string])[],
  body: Uint8Array,
): { problems: readonly ResponseProblem[]; parsedBody: ParsedBody; schema: SchemaPointer | null } {
  const documented = [...response.content.keys()];
  const contentType = headerValue(headers, 'content-type');
  if (documented.length === 0) {
    if (body.byteLength === 0) return { problems: [], parsedBody: { kind: 'none' }, schema: null };
    // A redirect, or the 404 of a static file server, may carry a page of its own.
    const problems: ResponseProblem[] = status < 300 ? [{ kind: 'unexpected-body', byteCount: body.byteLength }] : [];
    return { problems, parsedBody: readBody(body, contentType).parsed, schema: null };
  }
  if (body.byteLength === 0)
    return { problems: [{ kind: 'missing-body', documented }], parsedBody: { kind: 'none' }, schema: null };
  const problems: ResponseProblem[] = [];
  const type = mediaType(contentType);
  const match = documented.find((each) => type !== null && fits(type, each));
  if (match === undefined) problems.push({ kind: 'wrong-content-type', actual: contentType, documented });
  const charset = charsetOf(contentType);
  if (charset !== null && charset !== 'utf-8' && charset !== 'utf8') problems.push({ kind: 'wrong-charset', charset });
  const json = match === undefined ? documented.find(isJson) : isJson(match) ? match : undefined;
  if (json === undefined) return { problems, parsedBody: { kind: 'opaque' }, schema: null };
  const { parsed, problem } = readBody(body, json);
  if (problem !== null) problems.push(problem);
  const schema = (status < 300 ? use.success : null) ?? response.content.get(json) ?? null;
  if (parsed.kind !== 'json') return { problems, parsedBody: parsed, schema };
  problems.push(...checkText(body, parsed.value));
  if (schema === null) return { problems, parsedBody: parsed, schema };
  for (const each of checker.problems(schema, parsed.value)) problems.push({ kind: 'schema', problem: each });
  for (const moment of wrongMoments(checker, schema, parsed.value, serverClockMs(headers)))
    problems.push({ kind: 'wrong-moment', moment });
  return { problems, parsedBody: parsed, schema };
}

function factsOf(
  checker: SchemaChecker,
  {
    operation,
    use,
    request,
    schema,
    status,
    value,
  }: {
    operation: OperationContract;
    use: OperationUse;
    request: Exchange['request'];
    schema: SchemaPointer;
    status: number;
    value: unknown;
  },
): readonly PlacedFact[] {
  const echo = status < 300 ? wrongEcho(checker.document, operation, use, request, schema, value) : null;
  const outcomes = status < 300 ? (OUTCOME_FACTS[use.name] ?? []) : [];
  const wrong = outcomes.flatMap((rule): readonly PlacedFact[] => {
    const fact = rule(value);
    return fact === null ? [] : [{ ...fact, generalisedPointer: '' }];
  });
  return [...brokenFacts(checker, schema, value), ...wrong, ...(echo === null ? [] : [echo])];
}

/** Returns the server's clock from the Date header, or null if it is missing or invalid. */
export function serverClockMs(headers: HeaderList): number | null {
  const ms = Date.parse(headerValue(headers, 'date') ?? '');
  return Number.isNaN(ms) ? null : ms;
}

/** Returns the charset in lowercase without quotes, or null if there is none. */
function charsetOf(contentType: string | null): string | null {
  return /;\s*charset\s*=\s*"?([^\s";]+)/i.exec(contentType ?? '')?.[1]?.toLowerCase() ?? null;
}

/** Reduces `application/json; charset=utf-8` to `application/json`. */
export function mediaType(contentType: string | null): string | null {
  const type = contentType?.split(';')[0]?.trim().toLowerCase() ?? '';
  return type === '' ? null : type;
}

export function isJson(type: string): boolean {
  return /^application\/(?:[\w.-]+\+)?json$/.test(type);
}

function fits(type: string, documented: string): boolean {
  if (documented === '*/*' || documented === type) return true;
  return documented.endsWith('/*') && type.startsWith(documented.slice(0, -1));
}

function readBody(
  body: Uint8Array,
  contentType: string | null,
): { parsed: ParsedBody; problem: ResponseProblem | null } {
  if (body.byteLength === 0) return { parsed: { kind: 'none' }, problem: null };
  const type = mediaType(contentType);
  if (type === null || !isJson(type)) return { parsed: { kind: 'opaque' }, problem: null };
  let text: string;
  try {
    text = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(body);
  } catch {
    return { parsed: { kind: 'unreadable' }, problem: { kind: 'not-utf8', offset: firstBadByte(body) } };
  }
  try {
    const value: unknown = JSON.parse(text);
    return { parsed: { kind: 'json', value }, problem: null };
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    return { parsed: { kind: 'unreadable' }, problem: { kind: 'not-json', message } };
  }
}

/** Returns the offset of the first invalid UTF-8 byte, or the body length if the body is only truncated. */
function firstBadByte(body: Uint8Array): number {
  const decoder = new TextDecoder('utf-8', { fatal: true });
  for (let offset = 0; offset < body.byteLength; offset += 1) {
    try {
      decoder.decode(body.subarray(offset, offset + 1), { stream: true });
    } catch {
      return offset;
    }
  }
  return body.byteLength;
}
