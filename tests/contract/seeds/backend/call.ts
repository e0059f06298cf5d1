import type { ContractOperation } from '../../../../scripts/check-contract/contract/contract.ts';
import type { OperationUse } from '../../../../scripts/check-contract/model/operation.ts';
import type { Account, Session, World } from './world.ts';

export type Headers = (readonly [name: string, value: string])[];

export interface Reply {
  status: number;
  headers: Headers;
  /** Undefined for no body. */
  body: unknown;
}

/** A request as received. */
export interface Incoming {
  method: string;
  path: string;
  query: URLSearchParams;
  headers: ReadonlyMap<string, string>;
  /** Names of headers as they were written; those of `headers` are in small letters. */
  spelledHeaders: ReadonlySet<string>;
  body: Uint8Array;
}

export type Json = Readonly<Record<string, unknown>>;

/** A request that has passed validation. */
export interface Call {
  world: World;
  operation: ContractOperation;
  use: OperationUse;
  query: ReadonlyMap<string, string | number>;
  /** The language in a path such as `/_i18n/de/messages.json`; empty for other paths. */
  locale: string;
  body: Json;
  /** The uploaded file of a form. */
  file: Uint8Array | null;
  session: Session | null;
  /** The session id of the request, whether or not there is such a session. */
  broughtToken: string | null;
  account: Account | null;
  nowMs: number;
  /** Sets a cookie in the response. */
  setCookie(session: Session): void;
  removeCookie(): void;
}

/** Ends a request with an error response. */
export class Refused extends Error {
  readonly reply: Reply;

  /** `more` is what the error tells besides, such as `fields`. */
  constructor(status: number, error: string, message: string, more: Json = {}) {
    super(message);
    this.reply = { status, headers: [], body: { error, message, ...more } };
  }
}

export function invalid(field: string, code: string): Refused {
  return new Refused(422, 'invalid', 'Please check your input.', { fields: { [field]: code } });
}

export function notFound(what: string): Refused {
  return new Refused(404, 'not_found', `There is no such ${what}.`);
}

/** Returns the account of a call that requires one. */
export function own(call: Call): Account {
  if (call.account === null) throw new Refused(403, 'session_lost', 'Please log in again.');
  return call.account;
}

/** Reads a body property already validated against the schema. */
export function numberIn(body: Json, name: string): number {
  return Number(body[name]);
}

export function textIn(body: Json, name: string): string {
  return String(body[name]);
}

export function textOrNull(body: Json, name: string): string | null {
  const value = body[name];
  return value === null || value === undefined ? null : String(value);
}

export type Handler = (call: Call) => unknown;

/** Handlers by use of an operation. */
export type Handlers = Readonly<Record<string, Handler>>;
