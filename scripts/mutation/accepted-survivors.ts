/** A mutant that may survive, identified by its code rather than by its line, which changes. */
export interface AcceptedSurvivor {
  file: string;
  /** The original code on one line, as the run prints it. */
  original: string;
  replacement: string;
  reason: string;
}

const NARROWS = 'The condition only tells the type checker what is so anyway';
const META_IS_ADDED = 'writeAccount adds meta to the tables of every transaction';
const FALSY = 'Who asks takes undefined for false';
const CLOSED_FOR_GOOD = 'Nothing uses the connection after it was closed';
const NO_LIMIT = 'A limit below one deletes nothing';
const NO_SUCH_ACCOUNT = 'No account has such an id: nothing is found for it';
const ALWAYS_REPLACED = 'The lock of the session is never refused: the result is replaced';
const INBOUND_KEYS = 'Every table has its key in its rows, and every index a path: Dexie always gives a function';

/** Mutants that no test can kill, since no user or server would notice the difference; each with its reason. */
export const ACCEPTED_SURVIVORS: readonly AcceptedSurvivor[] = [
  {
    file: 'worker/http/api-client.ts',
    original: 'answer.response.ok && isSuccess(answer)',
    replacement: 'answer.response.ok || isSuccess(answer)',
    reason: `openapi-fetch gives an error with every status that is no success, and with no other. ${NARROWS}`,
  },
  {
    file: 'worker/http/api-client.ts',
    original: 'answer.error === undefined',
    replacement: 'true',
    reason: NARROWS,
  },
  {
    file: 'worker/http/outcome.ts',
    original: "outcome.kind !== 'http'",
    replacement: 'false',
    reason: `No other outcome has a status. ${NARROWS}`,
  },
  {
    file: 'worker/http/server-clock.ts',
    original: "''",
    replacement: '"Stryker was here!"',
    reason: 'Both are texts that are no date',
  },
  {
    file: 'worker/session/account-owner.ts',
    original: 'held?.account === account',
    replacement: 'true',
    reason: 'An engine whose account is not held has a signal that is aborted, and tells nothing',
  },
  {
    file: 'worker/session/account-owner.ts',
    original: 'held?.account',
    replacement: 'held.account',
    reason: 'As above: an engine that tells has an account that is held',
  },
  {
    file: 'worker/session/drop-damaged-rows.ts',
    original: 'row === null',
    replacement: 'false',
    reason: 'No row is null; one that was deleted meanwhile is undefined',
  },
  {
    file: 'worker/session/drop-damaged-rows.ts',
    original: 'false',
    replacement: 'true',
    reason: 'Only a row that is not there any more comes here: to delete it again changes nothing',
  },
  {
    file: 'worker/session/engine.ts',
    original: 'userSeenAtMs === null',
    replacement: 'false',
    reason: 'Taken for 0, the beginning of 1970, it is as long ago as never',
  },
  {
    file: 'worker/session/engine.ts',
    original: 'account.signal.aborted',
    replacement: 'false',
    reason: 'With an aborted signal the next calls are not made, and end the poll as well',
  },
  {
    file: 'worker/session/engine.ts',
    original: 'lastPollAtMs === null',
    replacement: 'false',
    reason: `What was never polled is stale. ${NARROWS}`,
  },
  {
    file: 'worker/session/log-in.ts',
    original: "login.kind === 'http'",
    replacement: 'true',
    reason: `No other outcome has a status or an error. ${NARROWS}`,
  },
  {
    file: 'worker/session/newer-version.ts',
    original: 'newer.length === 0',
    replacement: 'false',
    reason: 'With nobody to wait for, the locks are asked for once more: it only costs',
  },
  {
    file: 'worker/session/retry-or-discard.ts',
    original: "row.state === 'rejected'",
    replacement: 'true',
    reason: 'What waits is shown as waiting already',
  },
  {
    file: 'worker/session/retry-or-discard.ts',
    original: 'row.sequence === undefined',
    replacement: 'false',
    reason: `The database gives every row its number. ${NARROWS}`,
  },
  {
    file: 'worker/session/session-control.ts',
    original: "'never'",
    replacement: '""',
    reason: 'Who follows a visitor does not ask for the cause',
  },
  {
    file: 'worker/session/session-control.ts',
    original: "'visitor'",
    replacement: '""',
    reason: 'Whatever is no member becomes a visitor',
  },
  {
    file: 'worker/session/session-control.ts',
    original: 'keptAccountId === null',
    replacement: 'false',
    reason: NO_SUCH_ACCOUNT,
  },
  {
    file: 'worker/session/session-control.ts',
    original: 'keptAccountId !== null',
    replacement: 'true',
    reason: NO_SUCH_ACCOUNT,
  },
  {
    file: 'worker/session/session-control.ts',
    original: '[]',
    replacement: '["Stryker was here"]',
    reason: NO_SUCH_ACCOUNT,
  },
  {
    file: 'worker/session/session-control.ts',
    original: "session.status === 'member'",
    replacement: 'true',
    reason: NO_SUCH_ACCOUNT,
  },
  {
    file: 'worker/session/session-control.ts',
    original: '() => false',
    replacement: '() => undefined',
    reason: 'Nobody reads the result',
  },
  {
    file: 'worker/session/session-control.ts',
    original: "outcome.kind === 'http'",
    replacement: 'true',
    reason: `No other outcome has a status. ${NARROWS}`,
  },
  {
    file: 'worker/session/session-control.ts',
    original: "user.kind === 'ok'",
    replacement: 'true',
    reason: 'Without data the check ends by an error, which nobody hears of, instead of by itself',
  },
  {
    file: 'worker/session/session-control.ts',
    original: "{ status: 'offline' }",
    replacement: '{}',
    reason: ALWAYS_REPLACED,
  },
  {
    file: 'worker/session/session-control.ts',
    original: "'offline'",
    replacement: '""',
    reason: ALWAYS_REPLACED,
  },
  {
    file: 'worker/session/unsent-rows.ts',
    original: '() => 0',
    replacement: '() => undefined',
    reason: 'Neither is more than nothing',
  },
  {
    file: 'worker/session/unsent-rows.ts',
    original: '{ addons: [] }',
    replacement: '{}',
    reason: 'This app registers no addon of Dexie',
  },
  {
    file: 'worker/session/unsent-rows.ts',
    original: '{ disableAutoOpen: true }',
    replacement: '{}',
    reason: CLOSED_FOR_GOOD,
  },
  { file: 'worker/session/unsent-rows.ts', original: 'true', replacement: 'false', reason: CLOSED_FOR_GOOD },
  { file: 'worker/session/violations.ts', original: 'surplus > 0', replacement: 'true', reason: NO_LIMIT },
  { file: 'worker/session/violations.ts', original: 'surplus > 0', replacement: 'surplus >= 0', reason: NO_LIMIT },
  {
    file: 'worker/sync/judge.ts',
    original: 'status === 409',
    replacement: 'true',
    reason: 'The contract has the code of the next condition with this status alone',
  },
  {
    file: 'worker/sync/leadership.ts',
    original: "end !== 'stolen'",
    replacement: 'false',
    reason: 'Whoever releases the lock has resigned before, and leads by no lock then',
  },
  {
    file: 'worker/sync/outbox-sender.ts',
    original: '(await read()).filter(hasSequence)',
    replacement: 'await read()',
    reason: `The database gives every row its number. ${NARROWS}`,
  },
  {
    file: 'worker/sync/outbox-sender.ts',
    original: 'row.sequence !== undefined',
    replacement: 'true',
    reason: `The database gives every row its number. ${NARROWS}`,
  },
  {
    file: 'worker/sync/put-changed.ts',
    original: '{ // Not written by this app: contains a BigInt or a circular reference. return false; }',
    replacement: '{}',
    reason: FALSY,
  },
  { file: 'worker/sync/sync-state.ts', original: '[meta]', replacement: '[]', reason: META_IS_ADDED },
  {
    file: 'worker/sync/sync-state.ts',
    original: 'stored === null',
    replacement: 'false',
    reason: 'Without a row the write fails instead of being left out, and nobody waits for its result',
  },
  { file: 'worker/sync/sync-state.ts', original: "row.key === 'sync'", replacement: 'true', reason: NARROWS },
  {
    file: 'worker/sync/tell-changes.ts',
    original: "request.type === 'put'",
    replacement: 'true',
    reason: 'Of what is added, rows would be read that are not there: it only costs',
  },
  {
    file: 'worker/sync/tell-changes.ts',
    original: 'schema.indexes.length === 0',
    replacement: 'false',
    reason: 'Without an index nothing is compared: to read the rows before only costs',
  },
  {
    file: 'worker/sync/tell-changes.ts',
    original: 'schema.primaryKey.extractKey?.(value)',
    replacement: 'schema.primaryKey.extractKey(value)',
    reason: INBOUND_KEYS,
  },
  {
    file: 'worker/sync/tell-changes.ts',
    original: 'extractKey?.(value)',
    replacement: 'extractKey(value)',
    reason: INBOUND_KEYS,
  },
  {
    file: 'worker/sync/tell-changes.ts',
    original: "''",
    replacement: '"Stryker was here!"',
    reason: 'Every index has a name; only the type of the primary key has none',
  },
  {
    file: 'worker/sync/tell-changes.ts',
    original: '{ ...request.mutatedParts }',
    replacement: '{}',
    reason: 'No middleware of this app above this one tells anything',
  },
  {
    file: 'worker/sync/tell-changes.ts',
    original: 'span !== null',
    replacement: 'true',
    reason: 'Dexie makes an empty range where it finds none',
  },
  {
    file: 'worker/sync/tell-changes.ts',
    original: 'cmp(key, from) < 0',
    replacement: 'cmp(key, from) <= 0',
    reason: 'A key that is equal to the first is as good as the first',
  },
  {
    file: 'worker/sync/tell-changes.ts',
    original: 'cmp(key, to) > 0',
    replacement: 'cmp(key, to) >= 0',
    reason: 'A key that is equal to the last is as good as the last',
  },
  { file: 'worker/sync/visits.ts', original: '[meta]', replacement: '[]', reason: META_IS_ADDED },
  { file: 'worker/sync/visits.ts', original: "stored.key === 'visit'", replacement: 'true', reason: NARROWS },
  { file: 'worker/sync/write.ts', original: '() => false', replacement: '() => undefined', reason: FALSY },
  { file: 'worker/sync/write.ts', original: '{ return false; }', replacement: '{}', reason: FALSY },
  {
    file: 'worker/sync/write.ts',
    original: '{ disableAutoOpen: false }',
    replacement: '{}',
    reason: 'Dexie forbids it only where it is told to',
  },
];
