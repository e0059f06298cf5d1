import { expect, test } from 'vitest';
import type { EmailValidation } from '../../../worker/public/direct-calls.ts';
import { createEmailCheck, type EmailCheckState } from './email-check.ts';

/** Creates a check with a fake clock and a server that responds on demand. */
function start() {
  let nowMs = 0;
  let planned: { atMs: number; run: () => void } | null = null;
  const asked: {
    email: string;
    answer: (status: EmailValidation['status']) => Promise<void>;
    fail: () => Promise<void>;
  }[] = [];
  const seen: EmailCheckState['state'][] = [];
  const check = createEmailCheck({
    ask: (email) =>
      new Promise((resolve) => {
        const answer = async (status: EmailValidation['status']) => {
          resolve({ status: 'answered', data: { token: null, status, email, request_email: email } });
          await Promise.resolve();
        };
        const fail = async () => {
          resolve({ status: 'offline' });
          await Promise.resolve();
        };
        asked.push({ email, answer, fail });
      }),
    after: (delayMs, run) => {
      planned = { atMs: nowMs + delayMs, run };
      return () => {
        planned = null;
      };
    },
    nowMs: () => nowMs,
    onChange: ({ state }) => seen.push(state),
  });
  const advance = (ms: number) => {
    nowMs += ms;
    if (planned === null || planned.atMs > nowMs) return;
    const { run } = planned;
    planned = null;
    run();
  };
  return { check, asked, seen, advance };
}

test('nothing is asked before there is an at sign and a dot', () => {
  const { check, asked, advance } = start();
  check.type('sam@example');
  advance(1000);
  expect(asked).toEqual([]);
});

test('while somebody types the server is asked every 400 ms at most', () => {
  const { check, asked, advance } = start();
  check.type('sam@example.c');
  advance(0);
  check.type('sam@example.co');
  advance(399);
  expect(asked.map(({ email }) => email)).toEqual(['sam@example.c']);
  check.type('sam@example.com');
  advance(1);
  expect(asked.map(({ email }) => email)).toEqual(['sam@example.c', 'sam@example.com']);
});

test('an international domain is asked about as mail servers know it', async () => {
  const { check, asked, advance } = start();
  check.type('sam@müller.de');
  advance(0);
  const settled = check.settle('sam@xn--mller-kva.de');
  expect(asked.map(({ email }) => email)).toEqual(['sam@xn--mller-kva.de']);
  await asked[0]?.answer('new');
  expect(await settled).toMatchObject({ state: 'checked' });
});

test('the answer to an outdated text is dropped', async () => {
  const { check, asked, seen, advance } = start();
  check.type('sam@example.co');
  advance(0);
  check.type('sam@example.com');
  await asked[0]?.answer('active');
  expect(seen.at(-1)).toBe('checking');
});

test('sending the form waits for the check that runs, and asks no second time', async () => {
  const { check, asked, advance } = start();
  check.type('sam@example.com');
  advance(0);
  const settled = check.settle('sam@example.com ');
  await asked[0]?.answer('new');
  expect(await settled).toMatchObject({ state: 'checked', validation: { status: 'new' } });
  expect(await check.settle('sam@example.com')).toMatchObject({ state: 'checked' });
  expect(asked).toHaveLength(1);
});

test('sending the form before the check began asks at once', async () => {
  const { check, asked } = start();
  const settled = check.settle('sam@example.com');
  await asked[0]?.answer('deleted');
  expect(await settled).toMatchObject({ validation: { status: 'deleted' } });
});

test('what was forgotten is asked anew for the same address: its token had run out', async () => {
  const { check, asked } = start();
  const settled = check.settle('sam@example.com');
  await asked[0]?.answer('new');
  await settled;
  check.forget();
  const anew = check.settle('sam@example.com');
  await asked[1]?.answer('active');
  expect(await anew).toMatchObject({ validation: { status: 'active' } });
  expect(asked).toHaveLength(2);
});

test('a clock that is set back by hours puts no check off by more than the time between two', () => {
  const { check, asked, advance } = start();
  check.type('a@example.com');
  advance(0);
  expect(asked).toHaveLength(1);
  advance(-4 * 3_600_000);
  check.type('ab@example.com');
  advance(400);
  expect(asked.map(({ email }) => email)).toEqual(['a@example.com', 'ab@example.com']);
});

test('a text that was changed and changed back is checked by the newest question alone', async () => {
  const { check, asked, seen, advance } = start();
  check.type('sam@example.com');
  advance(0);
  check.type('sam@example.co');
  check.type('sam@example.com');
  advance(400);
  expect(asked.map(({ email }) => email)).toEqual(['sam@example.com', 'sam@example.com']);
  // The first one was aborted for the second.
  await asked[0]?.fail();
  expect(seen.at(-1)).toBe('checking');
  const settled = check.settle('sam@example.com');
  await asked[1]?.answer('new');
  expect(await settled).toMatchObject({ state: 'checked' });
  expect(asked).toHaveLength(2);
});

test('who has pressed already waits for the question that has taken the place of theirs', async () => {
  const { check, asked, advance } = start();
  check.type('sam@example.com');
  advance(0);
  const settled = check.settle('sam@example.com');
  check.type('sam@example.co');
  check.type('sam@example.com');
  advance(400);
  await asked[0]?.fail();
  await asked[1]?.answer('new');
  expect(await settled).toMatchObject({ state: 'checked' });
});

test('an answer that comes before a text that was changed back is asked about again is that of the text', async () => {
  const { check, asked, advance } = start();
  check.type('sam@example.com');
  advance(0);
  const settled = check.settle('sam@example.com');
  check.type('sam@example.co');
  check.type('sam@example.com');
  await asked[0]?.answer('active');
  expect(await settled).toMatchObject({ validation: { status: 'active' } });
  advance(400);
  expect(asked).toHaveLength(1);
});
