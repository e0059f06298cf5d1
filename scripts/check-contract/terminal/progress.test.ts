import { expect, it } from 'vitest';
import { loadContract } from '../contract/load-contract.ts';
import type { Exchange } from '../model/exchange.ts';
import { createPaint } from './paint.ts';
import { createProgress } from './progress.ts';

const [operation] = loadContract(null).operations;
const exchange = (sequence: number): Exchange => ({
  sequence,
  phase: 'conformance',
  operation: operation ?? null,
  use: null,
  purpose: 'a request',
  request: { method: 'GET', url: 'http://localhost/', headers: [], body: null },
  outcome: { kind: 'failed', reason: 'other', message: 'not of interest' },
  startedAtMs: 0,
  durationMs: 0,
});

it('tells the time left by usual requests, although the first ones were slow', () => {
  let nowMs = 0;
  const written: string[] = [];
  const output = { isTerminal: true, columns: 100, write: (text: string) => written.push(text) };
  const progress = createProgress(output, createPaint(false), () => nowMs, 1100);
  progress.phase('Conformance');
  for (let sequence = 1; sequence <= 100; sequence += 1) {
    nowMs += sequence <= 20 ? 1000 : 100;
    progress.exchange(exchange(sequence), []);
  }
  expect(written.at(-1)).toContain(' 100 requests  about 2 min left');
  progress.end();
  expect(written.at(-1)).toBe('  Conformance                100 requests  28.0 s\n');
});
