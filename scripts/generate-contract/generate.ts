import { parseContract } from './contract.ts';
import { emitEnumerations } from './emit-enumerations.ts';
import { emitTypes } from './emit-types.ts';
import { emitValidators } from './emit-validators.ts';

/**
 * Returns all generated files, by path relative to openapi/generated, from the text of the bundled contract. Throws a
 * ContractError.
 */
export async function generate(contractText: string): Promise<Map<string, string>> {
  const contract = parseContract(contractText);
  const validators = emitValidators(contract);
  return new Map([
    ['openapi.json', contractText],
    ['enumerations.ts', emitEnumerations(contract)],
    ['types.ts', await emitTypes(contract)],
    ['validators.ts', validators],
  ]);
}
