import openapiTypescript, { astToString } from 'openapi-typescript';
import type { Contract } from './contract.ts';
import { stamp } from './stamp.ts';

/** The TypeScript types of the contract, as openapi-typescript writes them. */
export async function emitTypes(contract: Contract): Promise<string> {
  // As text, so that openapi-typescript works on a copy of its own.
  const nodes = await openapiTypescript(JSON.stringify(contract.document), { silent: true });
  return stamp(contract.sha256) + astToString(nodes);
}
