import { expect, it } from 'vitest';
import { loadContract } from '../contract/load-contract.ts';
import type { Exchange } from '../model/exchange.ts';
import { noteOnSlowAnswers } from './slow-answers.ts';

const uses = loadContract(null).operations.flatMap((operation) => operation.uses);

function answered(name: string, durationsMs: readonly number[]): readonly Exchange[] {
  const use = uses.find((each) => each.name === name) ?? null;
  return durationsMs.map((durationMs, index) => ({
    sequence: index + 1,
    phase: 'conformance',
    operation: null,
    use,
    purpose: 'a request',
    request: { method: 'GET', url: 'http://localhost/', headers: [], body: null },
    outcome: { kind: 'answered', status: 200, statusText: '', headers: [], body: new Uint8Array() },
    startedAtMs: 0,
    durationMs,
  }));
}

it('tells the uses that usually take long, with their time, the slowest first', () => {
  const exchanges = [
    ...answered('search', [900, 1500, 1600]),
    ...answered('getChats', [4000, 5, 5]),
    ...answered('getUser', [2100]),
  ];
  expect(noteOnSlowAnswers(exchanges)).toBe('Slow answers: getUser 2.1 s (median of 1), search 1.5 s (median of 3).');
});

it('says nothing where answers usually come at once', () => {
  expect(noteOnSlowAnswers(answered('getChats', [4000, 300, 300]))).toBeNull();
});
