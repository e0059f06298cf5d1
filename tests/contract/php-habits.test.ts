import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { RunReport } from '../../scripts/check-contract/model/run-report.ts';
import { checkInProcess } from '../../scripts/check-contract/run/in-process.ts';
import { findPhp } from '../../scripts/test/find-php.ts';
import { type PhpServer, startPhpServer } from './php/php-server.ts';
import { PHP_OPERATIONS as OPERATIONS } from './php/served-operations.ts';

const NEEDS_SESSION = OPERATIONS.filter(
  (name) => !['getSettings', 'logIn', 'logOut', 'reportPageHidden', 'getProfile', 'search'].includes(name),
);
const NAMES_A_RECORD = [
  'getProfile',
  'getChat',
  'sendMessage',
  'markChatRead',
  'removeChat',
  'likeProfile',
  'unlikeProfile',
];

/** What a run needs to find a member and have a session. */
const BASIS = ['getSettings', 'logIn', 'logOut', 'getUser', 'search'];
/** Habits that affect many operations; the others are only looked for in a few, to save time. */
const FAR_REACHING = [
  'number-as-string',
  'list-with-holes',
  'error-with-200',
  'empty-200',
  'latin-1',
  'login-redirect',
  'repeated-key',
];

/** Each habit with the operations that exhibit it. */
const HABITS: readonly (readonly [habit: string, operationIds: readonly string[]])[] = [
  ['number-as-string', ['getLikes']],
  ['phone-as-number', ['getSettings']],
  ['empty-object-as-list', ['getProfile']],
  ['list-with-holes', ['getChats']],
  ['boolean-as-number', ['getUser']],
  ['missing-null', ['getProfile']],
  ['error-with-200', NAMES_A_RECORD],
  ['warning-before-json', ['getProfile']],
  ['warning-with-status-sent', ['getProfile']],
  ['empty-200', ['getChats']],
  ['byte-order-mark', ['getProfile']],
  ['text-html', ['getChats']],
  ['latin-1', ['getChats']],
  ['body-not-read', ['markChatRead', 'removeChat', 'unlikeProfile']],
  ['upload-vanished', ['uploadImage']],
  ['login-redirect', NEEDS_SESSION],
  ['date-object', ['getUser']],
  ['date-without-zone', ['getUser']],
  ['repeated-key', ['getChat', 'getProfile', 'search']],
  ['integer-past-2-53', ['getProfile']],
];

/** Habits that the contract allows. The README of the checker lists them, with `float-without-fraction`. */
const LEGAL = [
  'escaped-letters',
  'pretty-printed',
  'zero-fraction',
  'other-order',
  'offset-of-zero',
  'fractions-of-a-second',
  'line-break-at-the-end',
  'compressed',
  'no-charset',
  'charset-in-capitals',
  'headers-of-sessions',
  'status-401',
  'no-405',
  'lasting-cookie',
];

const php = findPhp();
if (!php.ok) process.stderr.write(`${php.message}\n`);

describe.skipIf(!php.ok)('a backend in PHP', () => {
  let server: PhpServer | null = null;

  beforeAll(async () => {
    if (php.ok) server = await startPhpServer(php.executablePath);
  });
  afterAll(async () => {
    await server?.close();
  });

  /** Runs all phases of the checker against the backend with one habit. */
  async function check(habit: string | null, only: readonly string[]): Promise<RunReport> {
    if (server === null) throw new Error('PHP does not run');
    server.begin(habit);
    return checkInProcess(server.url, { selection: { only, skip: [], source: null } });
  }

  /** Returns the kinds of findings per operation, without duplicates. */
  function found({ findings }: RunReport): readonly string[] {
    return [...new Set(findings.map(({ operationId, code }) => `${operationId} ${code}`))].sort();
  }

  test('that keeps to the contract has no finding, and all of its share is asked', async () => {
    const report = await check(null, OPERATIONS);
    expect(report.abortedBecause).toBeNull();
    expect(found(report)).toEqual([]);
    expect(report.operations.map(({ verdict }) => verdict.kind)).toEqual(OPERATIONS.map(() => 'conforms'));
  });

  test('that prints 34.0 as 34 has no finding: it is the same number', async () => {
    expect(found(await check('float-without-fraction', [...BASIS, 'getProfile']))).toEqual([]);
  });

  test.each(LEGAL)('that has the legal habit %s has no finding', async (habit) => {
    const report = await check(habit, OPERATIONS);
    expect(report.abortedBecause).toBeNull();
    expect(found(report)).toEqual([]);
    expect(report.operations.map(({ verdict }) => verdict.kind)).toEqual(OPERATIONS.map(() => 'conforms'));
  });

  test('with the habit session-lock is told so by name, or that the machine is too busy to tell', async () => {
    const report = await check('session-lock', [...BASIS, 'getChats']);
    expect(report.abortedBecause).toBeNull();
    // A delayed worker of PHP's built-in server accepts two calls and processes them one after the other.
    const isTooBusy = (report.notes ?? []).some((note) =>
      note.includes('Calls of one session may wait for each other'),
    );
    expect(found(report)).toEqual(isTooBusy ? [] : ['getChats php-session-lock']);
  });

  test.each(HABITS)('with the habit %s is told so by name, and nothing else', async (habit, operationIds) => {
    const only = FAR_REACHING.includes(habit) ? OPERATIONS : [...BASIS, ...operationIds];
    const report = await check(habit, only);
    expect(report.abortedBecause).toBeNull();
    expect(found(report)).toEqual(operationIds.map((name) => `${name} php-${habit}`).sort());
    for (const { title, advice } of report.findings) {
      expect(title).toMatch(/^[A-Z"]/);
      expect(advice).toMatch(/\S/);
    }
  });
});
