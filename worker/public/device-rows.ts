import type { Settings } from './rows.ts';

/** The row types of the device's database (database.ts), which no account owns. */

export interface SettingsRow {
  key: 'current';
  settings: Settings;
  fetchedAtMs: number;
}

/** The server's Retry-After deadline, which outlives the worker. */
export interface SilenceRow {
  key: 'silence';
  status: number;
  sinceMs: number;
  untilMs: number;
}

/** Present while it is not known whether the server has deleted the account of this session, as the member asked. */
export interface DeletionRow {
  key: 'deletion';
  accountId: number;
  epoch: number;
  /** Rows of older versions lack it. */
  askedAtMs?: number;
}

/** Present when this device's clock is wrong. */
export interface ClockRow {
  key: 'clock';
  /** How far the server's clock is ahead of the device's, in milliseconds. */
  offsetMs: number;
}

/** A response that violated the contract. Shown in the developer area; contains no personal data. */
export interface ViolationRow {
  id?: number;
  atMs: number;
  operation: string;
  /** Location in the body, as a JSON pointer. */
  path: string;
  expected: string;
  actual: string;
}
