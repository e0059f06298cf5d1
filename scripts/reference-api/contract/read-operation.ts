import type { OperationContract, ParameterContract, SessionNeed, UseContract, Validator } from './contract.ts';
import { isRecord } from './json.ts';

type Node = Record<string, unknown>;

interface Place {
  path: string;
  method: string;
  operation: Node;
}

/** Reads one operation of the bundled contract. Throws on an unresolvable reference. */
export function readOperation(
  document: Node,
  validatorAt: (pointer: string) => Validator,
  { path, method, operation }: Place,
): OperationContract {
  const place = `#/paths/${path.replaceAll('/', '~1').replaceAll('{', '%7B').replaceAll('}', '%7D')}/${method}`;
  const parameters = listAt(operation, 'parameters').flatMap((entry, index): ParameterContract[] => {
    const { node, pointer } = resolve(document, entry);
    if (!isRecord(node) || (node['in'] !== 'query' && node['in'] !== 'header')) return [];
    return [
      {
        name: String(node['name']),
        place: node['in'],
        required: node['required'] === true,
        kind: kindOf(resolve(document, node['schema']).node),
        validator: validatorAt(`${pointer ?? `${place}/parameters/${index}`}/schema`),
      },
    ];
  });
  const answers = new Map<number, Validator | null>();
  for (const [status, entry] of Object.entries(recordAt(operation, 'responses'))) {
    const { node, pointer } = resolve(document, entry);
    const from = pointer ?? `${place}/responses/${status}`;
    const hasBody = isRecord(node) && jsonSchemaOf(node) !== null;
    answers.set(Number(status), hasBody ? validatorAt(`${from}/content/application~1json/schema`) : null);
  }
  const session = sessionOf(operation['security']);
  const body = resolve(document, operation['requestBody']).node;
  return {
    operationId: String(operation['operationId']),
    method: method.toUpperCase(),
    path,
    session,
    parameters,
    bodySchema: isRecord(body) ? schemaName(jsonSchemaOf(body)) : null,
    uses: listAt(operation, 'x-variants').flatMap((use) => (isRecord(use) ? [readUse(use, session)] : [])),
    answers,
  };
}

function readUse(use: Node, session: SessionNeed): UseContract {
  const own = use['session'];
  const query = isRecord(use['query']) ? Object.entries(use['query']) : [];
  return {
    name: String(use['name']),
    query: new Map(query.map(([name, value]) => [name, String(value)])),
    session: own === 'none' || own === 'optional' || own === 'required' ? own : session,
    bodySchema: schemaName(use['body']),
  };
}

/** Without `security`, the contract's default applies: required. An empty alternative makes the session optional. */
function sessionOf(security: unknown): SessionNeed {
  if (!Array.isArray(security)) return 'required';
  if (security.length === 0) return 'none';
  const isOptional = security.some((each) => isRecord(each) && Object.keys(each).length === 0);
  return isOptional ? 'optional' : 'required';
}

function kindOf(schema: unknown): ParameterContract['kind'] {
  const type = isRecord(schema) ? schema['type'] : undefined;
  return type === 'integer' || type === 'number' ? type : 'text';
}

function schemaName(schema: unknown): string | null {
  const reference = isRecord(schema) ? schema['$ref'] : undefined;
  return typeof reference === 'string' ? reference.replace('#/components/schemas/', '') : null;
}

/** Follows a chain of references; `pointer` is the last reference, or null if there was none. */
function resolve(document: Node, start: unknown): { node: unknown; pointer: string | null } {
  let node = start;
  let pointer: string | null = null;
  while (isRecord(node) && typeof node['$ref'] === 'string') {
    pointer = node['$ref'];
    let target: unknown = document;
    for (const part of pointer.slice(2).split('/')) {
      const name = decodeURIComponent(part).replaceAll('~1', '/').replaceAll('~0', '~');
      target = isRecord(target) ? target[name] : undefined;
    }
    if (target === undefined) throw new Error(`The contract has a dead reference: ${pointer}`);
    node = target;
  }
  return { node, pointer };
}

function recordAt(node: Node, name: string): Node {
  const value = node[name];
  if (!isRecord(value)) throw new Error(`The contract lacks ${name}`);
  return value;
}

function listAt(node: Node, name: string): readonly unknown[] {
  const value = node[name];
  return Array.isArray(value) ? value : [];
}

function jsonSchemaOf(node: Node): unknown {
  const content = node['content'];
  const json = isRecord(content) ? content['application/json'] : undefined;
  return isRecord(json) ? (json['schema'] ?? null) : null;
}
