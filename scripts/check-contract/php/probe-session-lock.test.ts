import { expect, test } from 'vitest';
import { CookieJar } from '../http/cookie-jar.ts';
import type { Exchange } from '../model/exchange.ts';
import type { OperationContract, OperationUse } from '../model/operation.ts';
import { ResourcePool } from '../requests/resource-pool.ts';
import type { FindingText } from '../run/finding-text.ts';
import type { Answer, Order } from '../run/runner.ts';
import type { Visitor } from '../run/visitor.ts';
import { probeSessionLock } from './probe-session-lock.ts';

const use: OperationUse = {
  name: 'getChats',
  source: 'specified',
  query: new Map(),
  session: 'required',
  isChanging: false,
  mayRefuseVisitors: false,
  needsThrowaway: false,
  body: null,
  success: null,
};
const operation: OperationContract = {
  operationId: 'getChats',
  method: 'GET',
  path: '/api/chats.php',
  source: 'specified',
  summary: 'Chats',
  parameters: [],
  uses: [use],
  responses: new Map(),
};

function visitor(): Visitor {
  return { name: 'member', jar: new CookieJar(() => 0), pool: new ResourcePool(), hasSession: true };
}

function exchange(durationMs: number): Exchange {
  return {
    sequence: 1,
    phase: 'conformance',
    operation,
    use,
    purpose: '',
    request: { method: 'GET', url: 'http://localhost/api/chats.php', headers: [['Cookie', 'a=b']], body: null },
    outcome: { kind: 'answered', status: 200, statusText: '', headers: [], body: new Uint8Array() },
    startedAtMs: 0,
    durationMs,
  };
}

type Behaviour =
  | 'parallel'
  | 'one after another within a session'
  | 'one after another within a session, on a busy machine'
  | 'one after another';

/** Simulates a server whose calls take `callMs`; calls sent in the same microtask turn are concurrent. */
function server(behaviour: Behaviour, callMs: number) {
  let turnCount = 0;
  let turn: { key: Visitor | null; answer: (durationMs: number) => void }[] = [];
  const flush = (): void => {
    const calls = turn;
    turn = [];
    turnCount += 1;
    // Occasionally something else occupies the processor.
    const pauseMs = behaviour.endsWith('busy machine') && turnCount % 7 === 0 ? callMs * 2 : 0;
    const waiting = new Map<Visitor | null, number>();
    for (const { key, answer } of calls) {
      const place = (waiting.get(key) ?? 0) + 1;
      waiting.set(key, place);
      answer(callMs * place + pauseMs);
    }
  };
  return ({ visitor: asking }: Order): Promise<Answer> =>
    new Promise((resolve) => {
      if (turn.length === 0) queueMicrotask(flush);
      const own = { ...visitor() };
      const key = behaviour === 'parallel' ? own : behaviour === 'one after another' ? null : asking;
      turn.push({
        key,
        answer: (durationMs) =>
          resolve({
            exchange: exchange(durationMs),
            status: 200,
            body: [],
            isSuccess: true,
            isRateLimited: false,
            findingCount: 0,
          }),
      });
    });
}

async function probe(behaviour: Behaviour, callMs: number, notes: string[] = []): Promise<readonly FindingText[]> {
  const found: FindingText[] = [];
  await probeSessionLock({
    send: server(behaviour, callMs),
    report: (_phase, _exchange, text) => found.push(text),
    note: (text) => notes.push(text),
    exchanges: [exchange(callMs)],
    draft: () => ({
      operation,
      use,
      method: 'GET',
      path: new Map(),
      query: [],
      headers: [],
      body: { kind: 'none' },
      resources: [],
    }),
    member: visitor(),
    secondSession: async () => visitor(),
    isSafe: false,
    isRateLimited: false,
  });
  return found;
}

test('calls that wait for each other within one session only', async () => {
  const found = await probe('one after another within a session', 60);
  expect(found).toHaveLength(1);
  expect(found[0]).toMatchObject({ code: 'php-session-lock' });
  expect(found[0]?.advice).toContain('session_write_close()');
});

test('a server that answers at once, and one that has a single worker, are not blamed', async () => {
  expect(await probe('parallel', 60)).toEqual([]);
  expect(await probe('one after another', 60)).toEqual([]);
});

test('on a machine whose times scatter a lock is a note, not a finding', async () => {
  const notes: string[] = [];
  expect(await probe('one after another within a session, on a busy machine', 60, notes)).toEqual([]);
  expect(notes).toEqual([expect.stringContaining('scatter too much')]);
});

test('calls that are too quick to tell are not measured', async () => {
  expect(await probe('one after another within a session', 5)).toEqual([]);
});
