import { headerValue } from '../checks/check-headers.ts';
import { isJson, mediaType } from '../checks/check-response.ts';
import { typesOf } from '../checks/describe-rule.ts';
import { describeValue } from '../checks/describe-value.ts';
import type { SchemaChecker } from '../checks/schema-checker.ts';
import { entriesAt, listAt } from '../contract/json.ts';
import type { SentRequest } from '../model/exchange.ts';
import type { BodyContract, OperationContract, OperationUse, ParameterContract } from '../model/operation.ts';
import { type FindingText, findingTexts } from '../run/finding-text.ts';

export interface CheckableRequest {
  request: SentRequest;
  pathValues: ReadonlyMap<string, string>;
  /** False if the body was too long to be kept, so that it is not checked. */
  isBodyWhole: boolean;
}

/** Checks whether the contract allows a client's request: query, headers, path, body. */
export function checkRequest(
  checker: SchemaChecker,
  operation: OperationContract,
  use: OperationUse | null,
  { request, pathValues, isBodyWhole }: CheckableRequest,
): readonly FindingText[] {
  const query = new URL(request.url).searchParams;
  const found = [
    ...(use === null ? [unknownUse(operation, query)] : []),
    ...checkQuery(checker, operation, query),
    ...operation.parameters.flatMap((parameter) => {
      if (parameter.place === 'query') return [];
      const name = parameter.name.toLowerCase();
      const value =
        parameter.place === 'header' ? headerValue(request.headers, name) : (pathValues.get(parameter.name) ?? null);
      return checkParameter(checker, parameter, value === null ? [] : [value]);
    }),
  ];
  if (use === null || !isBodyWhole) return found;
  return [...found, ...checkBody(checker, use.body, request)];
}

function unknownUse(operation: OperationContract, query: URLSearchParams): FindingText {
  const uses = operation.uses.map((use) => [...use.query].map(([name, value]) => `${name}=${value}`).join('&'));
  return finding('unknown-use', 'The query fits no use of the operation', 'query', {
    expected: uses.map((one) => (one === '' ? 'no query' : one)).join(' or '),
    actual: [...query.keys()].length === 0 ? 'no query' : `a query with ${[...query.keys()].join(', ')}`,
  });
}

function checkQuery(checker: SchemaChecker, operation: OperationContract, query: URLSearchParams): FindingText[] {
  const parameters = operation.parameters.filter((parameter) => parameter.place === 'query');
  const known = new Set(parameters.map((parameter) => parameter.name));
  const unknown = [...new Set(query.keys())].filter((name) => !known.has(name));
  return [
    ...parameters.flatMap((parameter) => checkParameter(checker, parameter, query.getAll(parameter.name))),
    ...unknown.map((name) =>
      finding('unknown-parameter', 'A query parameter is not documented', `query parameter ${name}`, {
        expected: known.size === 0 ? 'no query' : `only ${[...known].join(', ')}`,
        actual: describeValue(query.get(name)),
      }),
    ),
  ];
}

function checkParameter(
  checker: SchemaChecker,
  { name, place, isRequired, schema }: ParameterContract,
  values: readonly string[],
): FindingText[] {
  const kind = place === 'header' ? 'header' : `${place} parameter`;
  const label = `${kind} ${name}`;
  const [first] = values;
  if (first === undefined) {
    if (!isRequired) return [];
    const expected = `the ${label}`;
    return [finding('missing-parameter', `A ${kind} is missing`, label, { expected, actual: 'not sent' })];
  }
  const types = typesOf(checker.document.resolve(schema).node);
  const isList = types.includes('array');
  if (values.length > 1 && !isList) {
    const actual = `${values.length} times`;
    return [finding('repeated-parameter', `A ${kind} is sent more than once`, label, { expected: 'once', actual })];
  }
  const value = isList ? values : readText(first, types);
  return checker
    .problems(schema, value)
    .slice(0, 1)
    .map(({ expected, actual }) =>
      finding('wrong-parameter', `A ${kind} is not what the contract says`, label, { expected, actual }),
    );
}

/** Converts the text of a query value to a number or boolean if the contract expects one. */
function readText(text: string, types: readonly string[]): unknown {
  if (types.includes('string')) return text;
  if (types.some((type) => type === 'integer' || type === 'number') && /^-?\d+(\.\d+)?$/.test(text))
    return Number(text);
  if (types.includes('boolean') && /^(true|false)$/.test(text)) return text === 'true';
  return text;
}

function checkBody(checker: SchemaChecker, contract: BodyContract | null, request: SentRequest): FindingText[] {
  const size = request.body?.byteLength ?? 0;
  if (contract === null) {
    if (size === 0) return [];
    return [
      finding('unexpected-body', 'There is a body where the contract has none', 'body', {
        expected: 'no body',
        actual: `${size} bytes`,
      }),
    ];
  }
  if (request.body === null || size === 0) {
    if (!contract.isRequired) return [];
    const expected = `a body as ${contract.mediaType}`;
    return [finding('missing-body', 'The body is missing', 'body', { expected, actual: 'no body' })];
  }
  const type = headerValue(request.headers, 'content-type');
  if (mediaType(type) !== mediaType(contract.mediaType)) {
    const actual = type ?? 'no content type';
    const place = 'header Content-Type';
    return [
      finding('wrong-content-type', 'The body has another content type', place, {
        expected: contract.mediaType,
        actual,
      }),
    ];
  }
  if (contract.schema === null) return [];
  if (mediaType(type) === 'multipart/form-data') return checkFields(checker, contract.schema, request.body);
  if (!isJson(contract.mediaType)) return [];
  const parsed = parseJsonBytes(request.body);
  if ('problem' in parsed)
    return [finding('not-json', 'The body is not JSON', 'body', { expected: 'JSON', actual: parsed.problem })];
  const problems = checker.problems(contract.schema, parsed.value);
  return findingTexts(problems.map((problem) => ({ kind: 'schema', problem }))).map((text) => ({
    ...text,
    code: `request-${text.code}`,
    place: `body ${text.place}`,
    advice: null,
  }));
}

/** Checks the names of the fields; the server has to judge the contents of files. */
function checkFields(checker: SchemaChecker, schema: string, body: Uint8Array): FindingText[] {
  const head = /content-disposition:[^\r\n]*[; ]name="([^"\r\n]*)"/gi;
  const sent = [...Buffer.from(body).toString('latin1').matchAll(head)].map((match) => match[1] ?? '');
  const { node } = checker.document.resolve(schema);
  const known = entriesAt(node, 'properties').map(([name]) => name);
  const missing = listAt(node, 'required').filter((name) => typeof name === 'string' && !sent.includes(name));
  return [
    ...missing.map((name) =>
      finding('missing-property', `The field "${String(name)}" is missing`, `body /${String(name)}`, {
        expected: `the field ${String(name)}`,
        actual: sent.length === 0 ? 'no field' : `only ${sent.join(', ')}`,
      }),
    ),
    ...sent
      .filter((name) => !known.includes(name))
      .map((name) =>
        finding('undocumented-property', `The field "${name}" is not documented`, `body /${name}`, {
          expected: `only ${known.join(', ')}`,
          actual: `the field ${name}`,
        }),
      ),
  ];
}

function parseJsonBytes(body: Uint8Array): { value: unknown } | { problem: string } {
  try {
    const value: unknown = JSON.parse(new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(body));
    return { value };
  } catch (error) {
    return { problem: error instanceof SyntaxError ? error.message : 'bytes that are no UTF-8' };
  }
}

function finding(
  code: string,
  title: string,
  place: string,
  { expected, actual }: { expected: string; actual: string },
): FindingText {
  return { code: `request-${code}`, title, place, expected, actual, advice: null };
}
