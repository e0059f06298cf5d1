import { describe, expect, test } from 'vitest';
import type { RunReport } from '../../scripts/check-contract/model/run-report.ts';
import { checkerShareOf } from './checker-turn.ts';
import { BASIS, found, habitStage, php } from './php/habit-stage.ts';
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
  ['session-lock', ['getChats']],
];

/** A worker of PHP's built-in server that is late accepts two calls and processes them one after the other. */
function isTooBusyToTell({ notes }: RunReport): boolean {
  return (notes ?? []).some((note) => note.includes('Calls of one session may wait for each other'));
}

describe.skipIf(!php.ok)('a backend in PHP', () => {
  const check = habitStage();

  test.each(checkerShareOf(HABITS))(
    'with the habit %s is told so by name, and nothing else',
    async (habit, operationIds) => {
      const only = FAR_REACHING.includes(habit) ? OPERATIONS : [...BASIS, ...operationIds];
      const report = await check([habit], only);
      expect(report.abortedBecause).toBeNull();
      const told = habit === 'session-lock' && isTooBusyToTell(report) ? [] : operationIds;
      expect(found(report)).toEqual(told.map((name) => `${name} php-${habit}`).sort());
      for (const { title, advice } of report.findings) {
        expect(title).toMatch(/^[A-Z"]/);
        expect(advice).toMatch(/\S/);
      }
    },
  );
});
