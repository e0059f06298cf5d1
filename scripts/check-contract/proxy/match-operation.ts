import type { OperationContract, OperationUse } from '../model/operation.ts';

export type OperationMatch =
  | { kind: 'operation'; operation: OperationContract; pathValues: ReadonlyMap<string, string> }
  /** The contract has the path, but not this method. */
  | { kind: 'other-method'; methods: readonly string[] }
  | { kind: 'none' };

/** Returns the operation that a request is for. `path` excludes the query and the path of the base URL. */
export function matchOperation(operations: readonly OperationContract[], method: string, path: string): OperationMatch {
  const onPath = operations.flatMap((operation) => {
    const pathValues = valuesOf(operation.path, path);
    return pathValues === null ? [] : [{ operation, pathValues }];
  });
  const found = onPath.find(({ operation }) => operation.method === method);
  if (found !== undefined) return { kind: 'operation', ...found };
  if (onPath.length === 0) return { kind: 'none' };
  return { kind: 'other-method', methods: onPath.map(({ operation }) => operation.method) };
}

/** Returns the use that the query selects, preferring the most specific one; null if none matches. */
export function matchUse(operation: OperationContract, query: URLSearchParams): OperationUse | null {
  const fitting = operation.uses.filter((use) =>
    [...use.query].every(([name, value]) => (value === '*' ? query.has(name) : query.get(name) === value)),
  );
  return fitting.sort((one, other) => other.query.size - one.query.size)[0] ?? null;
}

function valuesOf(template: string, path: string): ReadonlyMap<string, string> | null {
  const parts = template.split('/');
  const given = path.split('/');
  if (parts.length !== given.length) return null;
  const values = new Map<string, string>();
  for (const [index, part] of parts.entries()) {
    const value = given[index] ?? '';
    const name = /^\{(.+)\}$/.exec(part)?.[1];
    if (name === undefined ? part !== value : value === '') return null;
    if (name !== undefined) values.set(name, decodePart(value));
  }
  return values;
}

function decodePart(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
