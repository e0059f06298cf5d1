import { createHash } from 'node:crypto';
import { parseDocument } from 'yaml';
import { ContractError } from './contract-error.ts';
import { type JsonObject, objectAt, toJson } from './json.ts';

export interface Contract {
  document: JsonObject;
  /** Hash of the contract's text, in hexadecimal. */
  sha256: string;
}

/**
 * Parses the contract's text, including merge keys and anchors. Throws a ContractError with the first problem if it is
 * not valid YAML, and if it is not OpenAPI 3.1.
 */
export function parseContract(text: string): Contract {
  const yaml = parseDocument(text, { merge: true, prettyErrors: true });
  const [problem] = [...yaml.errors, ...yaml.warnings];
  if (problem !== undefined) throw new ContractError('', `is not valid YAML: ${firstLine(problem.message)}`);
  const parsed: unknown = yaml.toJS();
  const document = objectAt(toJson(parsed), '');
  const version = document['openapi'];
  if (typeof version !== 'string' || !version.startsWith('3.1.')) {
    throw new ContractError('/openapi', 'must be a version 3.1; older versions have another schema language.');
  }
  return { document, sha256: createHash('sha256').update(text).digest('hex') };
}

function firstLine(message: string): string {
  return message.split('\n')[0]?.replace(/:$/, '.') ?? message;
}
