import { checkResponse } from '../checks/check-response.ts';
import type { ResponseProblem } from '../checks/response-problem.ts';
import { SchemaChecker } from '../checks/schema-checker.ts';
import { operationOf } from '../contract/contract.ts';
import { readContract } from '../contract/read-contract.ts';
import type { Exchange, HeaderList, Phase } from '../model/exchange.ts';
import type { Finding } from '../model/finding.ts';
import { phpDiagnosis } from './diagnose.ts';

/** A small contract and responses to it, for the tests of the habits. */

const errorResponse = { content: { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } } };
const responses = {
  200: { content: { 'application/json': { schema: { $ref: '#/components/schemas/Member' } } } },
  403: errorResponse,
  422: errorResponse,
};
const contract = readContract({
  openapi: '3.1.1',
  info: { title: 'Example', version: '1' },
  paths: {
    '/api/member.php': {
      get: { operationId: 'getMember', responses },
      put: {
        operationId: 'saveMember',
        requestBody: { content: { 'application/json': { schema: { type: 'object' } } } },
        responses,
      },
    },
    '/api/members.php': {
      get: {
        operationId: 'getMembers',
        responses: {
          200: {
            content: {
              'application/json': { schema: { type: 'array', items: { $ref: '#/components/schemas/Member' } } },
            },
          },
        },
      },
    },
  },
  components: {
    schemas: {
      Error: {
        type: 'object',
        required: ['error', 'message'],
        properties: { error: { type: 'string' }, message: { type: 'string' }, fields: { type: 'object' } },
      },
      Moment: {
        type: 'string',
        format: 'date-time',
        pattern: '^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:[0-5]\\d(\\.\\d+)?(Z|[+-]\\d\\d:\\d\\d)$',
      },
      Place: { type: 'object', required: ['city'], properties: { city: { type: 'string' } } },
      Member: {
        type: 'object',
        required: ['id', 'city'],
        properties: {
          id: { type: 'integer', maximum: 9_007_199_254_740_991 },
          age: { type: ['integer', 'null'] },
          price: { type: 'number' },
          amount: { type: 'string', pattern: '^\\d+\\.\\d{2}$' },
          phone: { type: 'string' },
          online: { type: 'boolean' },
          city: { type: ['string', 'null'] },
          place: { anyOf: [{ $ref: '#/components/schemas/Place' }, { type: 'null' }] },
          notes: { type: 'object', additionalProperties: { type: 'string' } },
          images: { type: 'array', items: { type: 'object', properties: { id: { type: 'integer' } } } },
          since: { $ref: '#/components/schemas/Moment' },
        },
      },
    },
  },
});
const checker = new SchemaChecker(contract.document);
const diagnose = phpDiagnosis(contract.document);

export interface ExampleAnswer {
  operationId?: 'getMember' | 'getMembers' | 'saveMember';
  status?: number;
  headers?: HeaderList;
  /** Text, bytes, or a value to serialize as JSON. */
  body: string | Uint8Array | Readonly<Record<string, unknown>> | readonly unknown[];
  query?: string;
  sent?: { contentType: string; body: string | Uint8Array };
  phase?: Phase;
}

export interface Diagnosed {
  findings: readonly Finding[];
  codes: readonly string[];
  /** What the generic checks still report. */
  left: readonly ResponseProblem[];
}

const JSON_HEADERS: HeaderList = [['Content-Type', 'application/json; charset=utf-8']];
/** A member that matches the contract. */
export const MEMBER = { id: 7, city: 'Köln' };

/** Returns the diagnosis of a response. */
export function diagnosed(answer: ExampleAnswer): Diagnosed {
  const operation = operationOf(contract, answer.operationId ?? 'getMember');
  const use = operation?.uses[0];
  if (operation === null || use === undefined) throw new Error('The example contract lacks an operation');
  const exchange: Exchange = {
    sequence: 1,
    phase: answer.phase ?? 'conformance',
    operation,
    use,
    purpose: 'a valid request',
    request: {
      method: operation.method,
      url: `http://localhost${operation.path}${answer.query ?? ''}`,
      headers: answer.sent === undefined ? [] : [['Content-Type', answer.sent.contentType]],
      body: answer.sent === undefined ? null : bytesOf(answer.sent.body),
    },
    outcome: {
      kind: 'answered',
      status: answer.status ?? 200,
      statusText: '',
      headers: answer.headers ?? JSON_HEADERS,
      body: bytesOf(answer.body),
    },
    startedAtMs: 0,
    durationMs: 1,
  };
  const { problems, parsedBody } = checkResponse(checker, operation, use, exchange);
  const { findings, explained } = diagnose({ operation, use, exchange, problems, parsedBody });
  return {
    findings,
    codes: findings.map(({ code }) => code),
    left: problems.filter((problem) => !explained.has(problem)),
  };
}

function bytesOf(body: ExampleAnswer['body']): Uint8Array {
  if (body instanceof Uint8Array) return body;
  return new TextEncoder().encode(typeof body === 'string' ? body : JSON.stringify(body));
}
