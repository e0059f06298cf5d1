import type { Client, Middleware } from 'openapi-fetch';
import type { paths } from '../../openapi/generated/types.ts';

/** Header that names the account a write is for, so that it fails if someone else has logged in since (contract). */
export const ACCOUNT_HEADER = 'x-account';

/** Headers of every call (specification, section 7). */
export interface CallHeaders {
  'x-package-name': string;
  'x-original-host': string;
}

type SetHere = keyof CallHeaders | typeof ACCOUNT_HEADER;
/** Makes optional idempotency keys required: the server must be able to tell a retry from a new request. */
type OwnHeader<Header> = Required<Omit<NonNullable<Header>, SetHere>>;

type Operation<Declared> = Declared extends { parameters: { header?: infer Header } }
  ? Omit<Declared, 'parameters'> & {
      parameters: Omit<Declared['parameters'], 'header'> &
        (keyof OwnHeader<Header> extends never ? { header?: never } : { header: OwnHeader<Header> });
    }
  : Declared;

/** The client typed by the contract, without the headers common to all calls, which are set here. */
export type ContractClient = Client<{
  [Path in keyof paths]: { [Method in keyof paths[Path]]: Operation<paths[Path][Method]> };
}>;

/** Sets the headers common to all calls, and the account header on a member's writes. */
export function setCallHeaders(headers: CallHeaders, accountId: number | null): Middleware {
  return {
    onRequest({ request }) {
      for (const [name, value] of Object.entries(headers)) request.headers.set(name, value);
      if (accountId !== null && request.method !== 'GET') request.headers.set(ACCOUNT_HEADER, String(accountId));
    },
  };
}
