import { createHash } from 'node:crypto';
import type { Contract, ContractOperation } from './contract.ts';
import { ContractDocument, ContractFileError } from './document.ts';
import { at, entriesAt, isRecord, joinPointer, textAt } from './json.ts';
import { readOperation } from './read-operation.ts';

const METHODS = ['get', 'put', 'post', 'delete', 'patch', 'head', 'options'];

/** Reads the bundled document. Throws `ContractFileError` if it is not OpenAPI 3.1 or has broken references. */
export function readContract(root: unknown): Contract {
  if (!isRecord(root) || typeof root['openapi'] !== 'string')
    throw new ContractFileError('the contract is no OpenAPI document: it has no "openapi"');
  if (!root['openapi'].startsWith('3.1'))
    throw new ContractFileError(`the contract is OpenAPI ${root['openapi']}; this command reads 3.1`);
  const document = new ContractDocument(root);
  const operations = entriesAt(root, 'paths').flatMap(([path]) => {
    const item = document.resolve(joinPointer('', 'paths', path));
    return METHODS.flatMap((method) =>
      at(item.node, method) === undefined
        ? []
        : [readOperation(document, { path, method, item: item.pointer, place: joinPointer(item.pointer, method) })],
    );
  });
  if (operations.length === 0) throw new ContractFileError('the contract has no operations');
  refuseTwins(operations);
  return {
    title: textAt(root['info'], 'title') ?? 'API',
    version: textAt(root['info'], 'version') ?? '',
    sha256: createHash('sha256').update(JSON.stringify(root)).digest('hex'),
    document,
    operations,
    signUp: findSignUp(document, operations),
    sessionCookie: sessionCookie(root),
  };
}

function refuseTwins(operations: readonly ContractOperation[]): void {
  const seen = new Set<string>();
  for (const { operationId } of operations) {
    if (seen.has(operationId)) throw new ContractFileError(`the contract has two operations called ${operationId}`);
    seen.add(operationId);
  }
}

function findSignUp(document: ContractDocument, operations: readonly ContractOperation[]): Contract['signUp'] {
  for (const operation of operations) {
    const node = document.resolve(joinPointer('', 'paths', operation.path, operation.method.toLowerCase())).node;
    const variants = at(node, 'x-variants');
    for (const use of operation.uses) {
      const variant: unknown = Array.isArray(variants)
        ? variants.find((each: unknown) => textAt(each, 'name') === use.name)
        : undefined;
      const isMarked = at(variant, 'x-signup') === true || at(variant, 'signup') === true;
      if (isMarked || (use.name === 'signUp' && operation.method === 'POST')) return { operation, use };
      if (operation.uses.length === 1 && at(node, 'x-signup') === true) return { operation, use };
    }
  }
  return null;
}

function sessionCookie(root: unknown): string {
  for (const [, scheme] of entriesAt(at(root, 'components'), 'securitySchemes')) {
    const name = textAt(scheme, 'name');
    if (textAt(scheme, 'in') === 'cookie' && name !== null) return name;
  }
  return 'PHPSESSID';
}
