import type {
  BodyContract,
  OperationSource,
  OperationUse,
  ParameterContract,
  ResponseContract,
  SessionNeed,
} from '../model/operation.ts';
import type { ContractOperation, OnlyWith } from './contract.ts';
import { type ContractDocument, ContractFileError } from './document.ts';
import { at, entriesAt, isList, isRecord, joinPointer, listAt, textAt } from './json.ts';

const DEFAULT_ORDER = 50;

interface OperationPlace {
  path: string;
  method: string;
  /** Pointer to the path's node. */
  item: string;
  /** Pointer to the operation's node. */
  place: string;
}

export function readOperation(
  document: ContractDocument,
  { path, method, item, place }: OperationPlace,
): ContractOperation {
  const node = document.node(place);
  const operationId = textAt(node, 'operationId');
  if (operationId === null) throw new ContractFileError(`${method.toUpperCase()} ${path} has no operationId`);
  const source = sourceOf(at(node, 'x-source')) ?? 'specified';
  const order = at(node, 'x-order');
  const whole = {
    name: operationId,
    source,
    query: new Map<string, string>(),
    session: sessionNeed(document, node),
    isChanging: booleanOf(at(node, 'x-changes')) ?? method !== 'get',
    mayRefuseVisitors: at(node, 'x-may-refuse-visitors') === true,
    needsThrowaway: at(node, 'x-throwaway') === true,
    body: readBody(document, place),
    success: null,
  };
  const variants = listAt(node, 'x-variants');
  return {
    operationId,
    method: method.toUpperCase(),
    path,
    source,
    summary: textAt(node, 'summary') ?? operationId,
    parameters: [...readParameters(document, item), ...readParameters(document, place)],
    uses:
      variants.length === 0
        ? [whole]
        : variants.map((variant, index) => readVariant(whole, variant, joinPointer(place, 'x-variants', index))),
    responses: new Map(
      entriesAt(node, 'responses').map(([status]) => [
        status,
        readResponse(document, joinPointer(place, 'responses', status)),
      ]),
    ),
    tags: listAt(node, 'tags').filter((tag) => typeof tag === 'string'),
    order: typeof order === 'number' ? order : DEFAULT_ORDER,
    onlyWith: readOnlyWith(node),
  };
}

function readOnlyWith(node: unknown): OnlyWith | null {
  const setting = textAt(node, 'x-only-with');
  if (setting !== null) return { setting, oneOf: null };
  const [listed] = entriesAt(node, 'x-only-with');
  return listed === undefined ? null : { setting: listed[0], oneOf: isList(listed[1]) ? listed[1] : [] };
}

function readVariant(whole: OperationUse, variant: unknown, place: string): OperationUse {
  const session = textAt(variant, 'session');
  const bodyNode = at(variant, 'body');
  const hasNoBody = bodyNode === null || (isRecord(variant) && 'body' in variant && bodyNode === undefined);
  const example = at(variant, 'example');
  const body =
    bodyNode === undefined || bodyNode === null
      ? whole.body
      : {
          mediaType: whole.body?.mediaType ?? 'application/json',
          isRequired: true,
          schema: joinPointer(place, 'body'),
          example: whole.body?.example,
        };
  return {
    name: textAt(variant, 'name') ?? whole.name,
    source: sourceOf(at(variant, 'source')) ?? whole.source,
    query: new Map(entriesAt(variant, 'query').map(([name, value]) => [name, String(value)])),
    session: session === 'required' || session === 'optional' || session === 'none' ? session : whole.session,
    isChanging: booleanOf(at(variant, 'changes')) ?? whole.isChanging,
    mayRefuseVisitors: whole.mayRefuseVisitors,
    needsThrowaway: booleanOf(at(variant, 'throwaway')) ?? whole.needsThrowaway,
    body: hasNoBody || body === null ? null : example === undefined ? body : { ...body, example },
    success: isRecord(at(variant, 'response')) ? joinPointer(place, 'response') : whole.success,
  };
}

function readParameters(document: ContractDocument, owner: string): readonly ParameterContract[] {
  return listAt(document.node(owner), 'parameters').flatMap((_, index) => {
    const { pointer, node } = document.resolve(joinPointer(owner, 'parameters', index));
    const name = textAt(node, 'name');
    const place = textAt(node, 'in');
    if (name === null || (place !== 'query' && place !== 'header' && place !== 'path')) return [];
    return [
      {
        name,
        place,
        isRequired: place === 'path' || at(node, 'required') === true,
        schema: joinPointer(pointer, 'schema'),
        example: exampleOf(node) ?? exampleOf(document.resolve(joinPointer(pointer, 'schema')).node),
      },
    ];
  });
}

function readBody(document: ContractDocument, place: string): BodyContract | null {
  if (at(document.node(place), 'requestBody') === undefined) return null;
  const { pointer, node } = document.resolve(joinPointer(place, 'requestBody'));
  const media = entriesAt(node, 'content')[0];
  if (media === undefined) return null;
  const [mediaType, content] = media;
  const schema = at(content, 'schema') === undefined ? null : joinPointer(pointer, 'content', mediaType, 'schema');
  return {
    mediaType: mediaType.toLowerCase(),
    isRequired: at(node, 'required') === true,
    schema,
    example: exampleOf(content) ?? (schema === null ? undefined : exampleOf(document.resolve(schema).node)),
  };
}

function readResponse(document: ContractDocument, place: string): ResponseContract {
  const { pointer, node } = document.resolve(place);
  return {
    content: new Map(
      entriesAt(node, 'content').map(([mediaType, content]) => [
        mediaType.toLowerCase(),
        at(content, 'schema') === undefined ? null : joinPointer(pointer, 'content', mediaType, 'schema'),
      ]),
    ),
    headers: new Map(
      entriesAt(node, 'headers').map(([name]) => {
        const header = document.resolve(joinPointer(pointer, 'headers', name));
        const hasSchema = at(header.node, 'schema') !== undefined;
        return [
          name.toLowerCase(),
          {
            isRequired: at(header.node, 'required') === true,
            schema: hasSchema ? joinPointer(header.pointer, 'schema') : null,
          },
        ];
      }),
    ),
  };
}

/** Returns `example`, or the first of `examples` in either of its forms. */
function exampleOf(node: unknown): unknown {
  const example = at(node, 'example');
  if (example !== undefined) return example;
  const examples = at(node, 'examples');
  if (isList(examples)) return examples[0];
  const first = isRecord(examples) ? Object.values(examples)[0] : undefined;
  return at(first, 'value');
}

function sessionNeed(document: ContractDocument, node: unknown): SessionNeed {
  const security = at(node, 'security') ?? at(document.root, 'security');
  if (!isList(security) || security.length === 0) return 'none';
  return security.some((each) => isRecord(each) && Object.keys(each).length === 0) ? 'optional' : 'required';
}

function sourceOf(value: unknown): OperationSource | null {
  return value === 'specified' || value === 'proposed' ? value : null;
}

function booleanOf(value: unknown): boolean | null {
  return typeof value === 'boolean' ? value : null;
}
