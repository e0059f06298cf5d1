import { readFileSync } from 'node:fs';
import { parse as parseYaml } from 'yaml';
import type { Contract } from './contract.ts';
import { DEFAULT_CONTRACT } from './default-contract.ts';
import { ContractFileError } from './document.ts';
import { readContract } from './read-contract.ts';

/** Loads the contract from a file (JSON or YAML), or the bundled one. Throws `ContractFileError`. */
export function loadContract(file: string | null): Contract {
  if (file === null) return readContract(DEFAULT_CONTRACT);
  let text: string;
  try {
    text = readFileSync(file, 'utf8');
  } catch (error) {
    throw new ContractFileError(`the contract ${file} cannot be read: ${reasonOf(error)}`);
  }
  try {
    return readContract(parseContractText(text));
  } catch (error) {
    throw new ContractFileError(`${file}: ${reasonOf(error)}`);
  }
}

/** Parses JSON or one YAML document, with merge keys. Throws `ContractFileError`. */
export function parseContractText(text: string): unknown {
  const isJson = /^\s*[[{]/.test(text);
  try {
    if (isJson) return JSON.parse(text);
    return parseYaml(text, { merge: true });
  } catch (error) {
    const reason = reasonOf(error).split('\n')[0] ?? '';
    throw new ContractFileError(`the contract does not parse as ${isJson ? 'JSON' : 'YAML'}: ${reason}`);
  }
}

function reasonOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
