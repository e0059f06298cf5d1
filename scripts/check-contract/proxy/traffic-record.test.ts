import { expect, it } from 'vitest';
import { diagnoseNothing } from '../checks/php-diagnosis.ts';
import { SchemaChecker } from '../checks/schema-checker.ts';
import { readContract } from '../contract/read-contract.ts';
import type { ExchangeOutcome } from '../model/exchange.ts';
import type { Passed } from './start-proxy.ts';
import { TrafficRecord } from './traffic-record.ts';

const answer = {
  content: { 'application/json': { schema: { type: 'object', properties: { id: { type: 'integer' } } } } },
};
const parameters = [{ name: 'id', in: 'query', required: true, schema: { type: 'string' } }];
const contract = readContract({
  openapi: '3.1.1',
  info: { title: 'Test', version: '1' },
  paths: { '/a.php': { get: { operationId: 'getA', parameters, responses: { '200': answer } } } },
});

function newRecord(): TrafficRecord {
  return new TrafficRecord({
    contract,
    checker: new SchemaChecker(contract.document),
    diagnose: diagnoseNothing,
    baseUrl: 'http://localhost',
    startedAtMs: 0,
  });
}

function answered(body: string, status = 200): ExchangeOutcome {
  const headers = [['Content-Type', 'application/json']] as const;
  return { kind: 'answered', status, statusText: '', headers, body: Buffer.from(body) };
}

function passed(outcome: ExchangeOutcome, change: Partial<Passed> & { query?: string } = {}): Passed {
  const { query = '?id=1', ...rest } = change;
  return {
    request: { method: 'GET', url: `http://localhost/a.php${query}`, headers: [], body: null },
    path: '/a.php',
    isRequestWhole: true,
    outcome,
    isAnswerWhole: true,
    startedAtMs: 0,
    durationMs: 1,
    ...rest,
  };
}

it('keeps a bounded number of exchanges and of bytes, however long it runs', () => {
  const record = newRecord();
  const large = answered(`{"id":1,"a":"${'a'.repeat(40_000)}"}`);
  const small = answered('{"id":1}');
  for (let count = 0; count < 515; count += 1) record.add(passed(small));
  for (let count = 0; count < 5; count += 1) record.add(passed(large));
  const { exchanges, operations } = record.report(1);
  expect(record.checkedCount).toBe(520);
  expect(operations[0]?.requestCount).toBe(520);
  expect(exchanges.length).toBe(500);
  expect(exchanges.at(-1)?.sequence).toBe(520);
  const bytes = exchanges.map(({ outcome }) => (outcome.kind === 'answered' ? outcome.body.byteLength : 0));
  expect(Math.max(...bytes)).toBe(32_768);
});

it('judges what it has of an answer that was too long to keep', () => {
  const record = newRecord();
  expect(record.add(passed(answered('{"id":"cut'), { isAnswerWhole: false }))).toEqual([]);
  expect(record.add(passed(answered('{"id":"cut'))).length).toBeGreaterThan(0);
});

it('holds the server to a refusal only when the request was really wrong', () => {
  const titles = (query: string, outcome: ExchangeOutcome): string[] =>
    newRecord()
      .add(passed(outcome, { query }))
      .map((one) => one.title);
  const good = answered('{"id":1}');
  expect(titles('', good)).toEqual(['Client: A query parameter is missing', 'Server: A bad request is accepted']);
  expect(titles('?id=1&more=2', good)).toEqual(['Client: A query parameter is not documented']);
});

it('reports an answer that never came, and a status that nobody knows', () => {
  const record = newRecord();
  const cut: ExchangeOutcome = { kind: 'failed', reason: 'connection-cut', message: 'cut' };
  const codes = [...record.add(passed(cut)), ...record.add(passed(answered('{}', 418)))].map((one) => one.code);
  expect(codes).toEqual(['no-answer-connection-cut', 'undocumented-status']);
  expect(record.report(1).operations[0]?.verdict).toEqual({ kind: 'findings', count: 2 });
});
