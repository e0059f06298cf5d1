import type { HttpBindings } from '@hono/node-server';
import type { Context } from 'hono';
import type { Account } from '../session/sessions.ts';

export interface AppEnvironment {
  Bindings: HttpBindings;
  /** E-mail address of the logged-in account, for the request log. */
  Variables: { accountEmail: string | null };
}

export type AppContext = Context<AppEnvironment>;

/** Query parameters that passed validation: integers and numbers as numbers, all others as text. */
export type Query = ReadonlyMap<string, number | string>;

/** A call that needs no login. */
export interface OpenCall {
  context: AppContext;
  query: Query;
  nowMs: number;
}

/** A call that may come from a visitor or from a member. */
export interface GuestCall extends OpenCall {
  /** Null for a visitor. */
  account: Account | null;
}

/** A call of a logged-in member. */
export interface MemberCall extends OpenCall {
  account: Account;
}

/** A call that changes data. */
export type Writing<Call> = Call & {
  /** Runs `action` after the transaction of this call was committed. */
  afterCommit(action: () => void): void;
};

/** Returns an integer or number parameter; null if it was not given. */
export function numberOf(query: Query, name: string): number | null {
  const value = query.get(name);
  return typeof value === 'number' ? value : null;
}

/** Returns a text parameter; null if it was not given. */
export function textOf(query: Query, name: string): string | null {
  const value = query.get(name);
  return typeof value === 'string' ? value : null;
}
