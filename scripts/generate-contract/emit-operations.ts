import { ContractError } from './contract-error.ts';
import { quote } from './definition.ts';
import { type Json, type JsonObject, join, listAt, objectAt, textAt } from './json.ts';

const METHODS = ['get', 'put', 'post', 'delete', 'options', 'head', 'patch', 'trace'];
const PATH_KEYS = new Set([...METHODS, 'summary', 'description', 'servers', 'parameters']);
const STATUS = /^(?:[1-5]\d\d|[1-5]XX|default)$/;

/** Emits the entries of the operations table as JavaScript: the response schema for each status of each operation. */
export function emitOperations(document: JsonObject, schemaNames: ReadonlySet<string>): string {
  const lines: string[] = [];
  const ids = new Set<string>();
  for (const [path, value] of Object.entries(objectAt(document['paths'], '/paths'))) {
    const pointer = join('/paths', path);
    for (const [key, operation] of Object.entries(objectAt(value, pointer))) {
      const at = join(pointer, key);
      if (!PATH_KEYS.has(key) && !key.startsWith('x-'))
        throw new ContractError(at, 'the generator does not know this.');
      if (!METHODS.includes(key)) continue;
      const { id, text } = emitOperation(document, objectAt(operation, at), at, schemaNames);
      if (ids.has(id)) throw new ContractError(join(at, 'operationId'), `${id} is taken by another operation.`);
      ids.add(id);
      lines.push(`  [${quote(`${key.toUpperCase()} ${path}`)}, ${text}],\n`);
    }
  }
  return lines.join('');
}

function emitOperation(document: JsonObject, operation: JsonObject, at: string, schemaNames: ReadonlySet<string>) {
  const id = textAt(operation['operationId'], join(at, 'operationId'));
  const source = textAt(operation['x-source'], join(at, 'x-source'));
  if (source !== 'specified' && source !== 'proposed') {
    throw new ContractError(join(at, 'x-source'), 'must be specified or proposed.');
  }
  const responses = objectAt(operation['responses'], join(at, 'responses'));
  const entries = Object.entries(responses).map(([status, response]) => {
    const place = join(at, 'responses', status);
    if (!STATUS.test(status)) throw new ContractError(place, 'is not a status, a range such as 4XX, or default.');
    return `      ${quote(status)}: ${emitResponse(document, response, place, schemaNames)},\n`;
  });
  const variants = emitVariants(operation, at, schemaNames);
  const text = `{\n    operationId: ${quote(id)},\n    source: ${quote(source)},\n    responses: {\n${entries.join('')}    },\n${variants}  }`;
  return { id, text };
}

/** Emits the variants of an operation, distinguished by query, each with the schema of its success response. */
function emitVariants(operation: JsonObject, at: string, schemaNames: ReadonlySet<string>): string {
  if (operation['x-variants'] === undefined) return '';
  const place = join(at, 'x-variants');
  const lines = listAt(operation['x-variants'], place).map((value, index) => {
    const pointer = join(place, index);
    const variant = objectAt(value, pointer);
    const query = Object.entries(objectAt(variant['query'], join(pointer, 'query'))).map(
      ([name, text]) => `${quote(name)}: ${quote(textAt(text, join(pointer, 'query', name)))}`,
    );
    const response = objectAt(variant['response'], join(pointer, 'response'));
    const name = schemaNameOf(response, join(pointer, 'response'), schemaNames);
    return `      { query: { ${query.join(', ')} }, success: ${quote(name)} },\n`;
  });
  return `    variants: [\n${lines.join('')}    ],\n`;
}

function schemaNameOf(schema: JsonObject, at: string, schemaNames: ReadonlySet<string>): string {
  const reference = schema['$ref'];
  const name = typeof reference === 'string' ? /^#\/components\/schemas\/([^/]+)$/.exec(reference)?.[1] : undefined;
  if (name === undefined || Object.keys(schema).length > 1) {
    throw new ContractError(at, 'give the schema a name under components/schemas and use $ref.');
  }
  if (!schemaNames.has(name)) throw new ContractError(join(at, '$ref'), `there is no schema ${name}.`);
  return name;
}

function emitResponse(document: JsonObject, value: Json, at: string, schemaNames: ReadonlySet<string>): string {
  const { target, pointer } = resolveResponse(document, objectAt(value, at), at);
  if (target['content'] === undefined) return `{ kind: 'empty' }`;
  const content = objectAt(target['content'], join(pointer, 'content'));
  const mediaTypes = Object.keys(content);
  if (mediaTypes.length === 0) return `{ kind: 'empty' }`;
  if (!mediaTypes.some(isJson)) return `{ kind: 'opaque', mediaTypes: ${JSON.stringify(mediaTypes)} }`;
  const [mediaType] = mediaTypes;
  const place = join(pointer, 'content', mediaType ?? '');
  if (mediaType === undefined || mediaTypes.length > 1) {
    throw new ContractError(join(pointer, 'content'), 'the generator cannot express JSON beside another media type.');
  }
  const schema = objectAt(objectAt(content[mediaType], place)['schema'], join(place, 'schema'));
  const name = schemaNameOf(schema, join(place, 'schema'), schemaNames);
  return `{ kind: 'validate', schema: ${quote(name)} }`;
}

function resolveResponse(document: JsonObject, response: JsonObject, at: string) {
  const reference = response['$ref'];
  if (reference === undefined) return { target: response, pointer: at };
  const name = /^#\/components\/responses\/([^/]+)$/.exec(textAt(reference, join(at, '$ref')))?.[1];
  const pointer = join('/components/responses', name ?? '');
  const all = objectAt(objectAt(document['components'], '/components')['responses'], '/components/responses');
  if (name === undefined || all[name] === undefined) {
    throw new ContractError(join(at, '$ref'), 'there is no such response under components/responses.');
  }
  return { target: objectAt(all[name], pointer), pointer };
}

function isJson(mediaType: string): boolean {
  return /^application\/(?:[\w.-]+\+)?json(?:;|$)/.test(mediaType);
}
