import openapiTypescript, { astToString } from 'openapi-typescript';
import type { Contract } from './contract.ts';
import { stamp } from './stamp.ts';

/** Emits the TypeScript types of the contract with openapi-typescript. */
export async function emitTypes(contract: Contract): Promise<string> {
  // Passed as a string, so that openapi-typescript works on its own copy.
  const nodes = await openapiTypescript(JSON.stringify(contract.document), { silent: true });
  return stamp(contract.sha256) + astToString(nodes);
}
