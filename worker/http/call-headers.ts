import type { Client, Middleware } from 'openapi-fetch';
import type { paths } from '../../openapi/generated/types.ts';

/** Names the member whom a write is for: it is not done as somebody who has logged in since (contract). */
export const ACCOUNT_HEADER = 'x-account';

/** Headers of every call (specification, section 7). */
export interface CallHeaders {
  'x-package-name': string;
  'x-original-host': string;
}

type SetHere = keyof CallHeaders | typeof ACCOUNT_HEADER;
/** A write that may have an idempotency key gets one here: what a client repeats must be told apart from a second wish. */
type OwnHeader<Header> = Required<Omit<NonNullable<Header>, SetHere>>;

type Operation<Declared> = Declared extends { parameters: { header?: infer Header } }
  ? Omit<Declared, 'parameters'> & {
      parameters: Omit<Declared['parameters'], 'header'> &
        (keyof OwnHeader<Header> extends never ? { header?: never } : { header: OwnHeader<Header> });
    }
  : Declared;

/** The client typed by the contract, without the headers that are the same for every call: those are set here. */
export type ContractClient = Client<{
  [Path in keyof paths]: { [Method in keyof paths[Path]]: Operation<paths[Path][Method]> };
}>;

/** Sets the headers of every call, and of every write of a member the account that it is for. */
export function setCallHeaders(headers: CallHeaders, accountId: number | null): Middleware {
  return {
    onRequest({ request }) {
      for (const [name, value] of Object.entries(headers)) request.headers.set(name, value);
      if (accountId !== null && request.method !== 'GET') request.headers.set(ACCOUNT_HEADER, String(accountId));
    },
  };
}
