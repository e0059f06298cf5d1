import { randomUUID } from 'node:crypto';
import type { ContractDocument } from '../contract/document.ts';
import { at, entriesAt, isList, isRecord, joinPointer, listAt } from '../contract/json.ts';
import type { OperationContract, OperationUse, ParameterContract } from '../model/operation.ts';
import type { Draft, DraftBody, FilePart, UsedResource } from './draft.ts';
import { OWN_ACCOUNT } from './learn-resources.ts';
import { withRegionOfCountry } from './region-of-country.ts';
import type { ResourcePool, ResourceValue } from './resource-pool.ts';
import { sampleValue } from './sample-value.ts';
import { offered } from './site-languages.ts';
import { tinyPng } from './tiny-png.ts';

/** Header that names the account a write is for. */
export const ACCOUNT_HEADER = 'x-account';

export interface DraftOptions {
  document: ContractDocument;
  pool: ResourcePool;
  /** Host of the base URL, sent as `x-original-host` unless `--header` overrides it. */
  host: string;
  /**
   * Index of the known value to use for each resource: reads count from the first learned one, writes from the last.
   */
  attempt: number;
  /** The languages that the site offers. */
  languages: readonly string[];
  /** Whether to include optional parameters. */
  withOptional: boolean;
}

/** Builds a valid request for a use from the contract's examples and from learned values. */
export function buildDraft(operation: OperationContract, use: OperationUse, options: DraftOptions): Draft {
  const resources: UsedResource[] = [];
  const path = new Map<string, string>();
  const query: (readonly [string, string])[] = [];
  const headers: (readonly [string, string])[] = [];
  const body = buildBody(use, options, resources);
  for (const parameter of operation.parameters) {
    const { name, place } = parameter;
    if (place === 'header') {
      if (!parameter.isRequired && !options.withOptional) continue;
      const text = headerText(parameter, use, options, body);
      if (text !== null) headers.push([name, text]);
      continue;
    }
    const fixed = place === 'query' ? use.query.get(name) : undefined;
    const isWanted = parameter.isRequired || fixed !== undefined || options.withOptional;
    if (fixed !== undefined && fixed !== '*') query.push([name, fixed]);
    else if (isWanted && (fixed !== undefined || !belongsToOther(operation, use, name))) {
      const value = parameterValue(parameter, use, options, resources);
      if (place === 'path') path.set(name, value);
      else query.push([name, value]);
    }
  }
  for (const [name, value] of use.query)
    if (value !== '*' && !query.some(([known]) => known === name)) query.push([name, value]);
  const agreed = withRegionOfCountry({ query, body, resources }, options.pool.regions);
  return { operation, use, method: operation.method, path, headers, ...agreed };
}

/** Returns whether the parameter selects other uses of the operation. */
function belongsToOther(operation: OperationContract, use: OperationUse, name: string): boolean {
  return !use.query.has(name) && operation.uses.some((other) => other.query.has(name));
}

/** Returns null for values that are not known yet. */
function headerText(
  parameter: ParameterContract,
  use: OperationUse,
  options: DraftOptions,
  body: DraftBody,
): string | null {
  const name = parameter.name.toLowerCase();
  if (name === 'x-original-host') return options.host;
  if (name === 'idempotency-key') {
    const messageId = body.kind === 'json' ? at(body.value, 'message_id') : undefined;
    return typeof messageId === 'string' ? messageId : randomUUID();
  }
  if (name === ACCOUNT_HEADER) {
    const [own] = options.pool.all(OWN_ACCOUNT);
    return own === undefined || use.session !== 'required' ? null : String(own);
  }
  return textOf(parameter.example ?? sampleValue(options.document, parameter.schema));
}

function parameterValue(
  parameter: ParameterContract,
  use: OperationUse,
  options: DraftOptions,
  resources: UsedResource[],
): string {
  const { name, place } = parameter;
  const documented = parameter.example ?? sampleValue(options.document, parameter.schema);
  const example = offered(documented, parameter.schema, options);
  const resource = options.document.resourceOf(parameter.schema);
  if (resource === null || (place !== 'query' && place !== 'path')) return textOf(example);
  const learned = pick(options, use, resource);
  if (learned === null && typeof example !== 'string' && typeof example !== 'number') return textOf(example);
  const value = learned ?? (typeof example === 'string' || typeof example === 'number' ? example : '');
  resources.push({ resource, value, isLearned: learned !== null, place: { kind: place, name } });
  return String(value);
}

function buildBody(use: OperationUse, options: DraftOptions, resources: UsedResource[]): DraftBody {
  const { body } = use;
  if (body === null) return { kind: 'none' };
  const example = body.example ?? (body.schema === null ? {} : sampleValue(options.document, body.schema));
  const value = body.schema === null ? example : fill(example, body.schema, '', use, options, resources);
  if (body.mediaType.startsWith('multipart/')) return multipartBody(value, body.schema, options.document);
  if (body.mediaType === 'application/x-www-form-urlencoded')
    return { kind: 'form', fields: entriesOf(value).map(([name, each]) => [name, textOf(each)] as const) };
  return { kind: 'json', value };
}

/** Fills learned values into an example, in place of ids that the server cannot know. */
function fill(
  value: unknown,
  schema: string,
  pointer: string,
  use: OperationUse,
  options: DraftOptions,
  resources: UsedResource[],
): unknown {
  const resource = options.document.resourceOf(schema);
  if (resource !== null && (typeof value === 'string' || typeof value === 'number')) {
    const learned = pick(options, use, resource);
    resources.push({
      resource,
      value: learned ?? value,
      isLearned: learned !== null,
      place: { kind: 'body', pointer },
    });
    return learned ?? value;
  }
  const { pointer: place, node } = options.document.resolve(schema);
  // Ids generated by the client must be unique.
  if (at(node, 'format') === 'uuid' && typeof value === 'string') return randomUUID();
  if (isList(value)) {
    const items = joinPointer(place, 'items');
    if (at(node, 'items') === undefined) return value;
    return value.map((item, index) => fill(item, items, joinPointer(pointer, index), use, options, resources));
  }
  if (!isRecord(value)) return offered(value, schema, options);
  const object = objectSchema(options.document, place, value);
  return Object.fromEntries(
    Object.entries(value).map(([name, each]) => {
      const property = joinPointer(object, 'properties', name);
      if (at(at(options.document.node(object), 'properties'), name) === undefined) return [name, each];
      return [name, fill(each, property, joinPointer(pointer, name), use, options, resources)];
    }),
  );
}

/** Returns the object schema, or the one of its alternatives that names the most properties of the value. */
export function objectSchema(document: ContractDocument, pointer: string, value: unknown): string {
  const { pointer: place, node } = document.resolve(pointer);
  const branches = ['anyOf', 'oneOf', 'allOf'].flatMap((keyword) =>
    listAt(node, keyword).map((_, index) => joinPointer(place, keyword, index)),
  );
  if (branches.length === 0) return place;
  const names = Object.keys(isRecord(value) ? value : {});
  let best = { place, count: countNamed(node, names) };
  for (const branch of branches) {
    const candidate = objectSchema(document, branch, value);
    const count = countNamed(document.node(candidate), names);
    if (count > best.count) best = { place: candidate, count };
  }
  return best.place;
}

function countNamed(node: unknown, names: readonly string[]): number {
  return names.filter((name) => at(at(node, 'properties'), name) !== undefined).length;
}

/** Fields that the value lacks are left out, as optional ones are; files are made. */
function multipartBody(value: unknown, schema: string | null, document: ContractDocument): DraftBody {
  const object = schema === null ? null : document.resolve(schema).node;
  const files: FilePart[] = [];
  const fields: (readonly [string, string])[] = [];
  for (const [name, property] of entriesAt(object, 'properties')) {
    const isFile = at(property, 'contentMediaType') !== undefined || at(property, 'format') === 'binary';
    const given = at(value, name);
    if (isFile) files.push(imageFile(name));
    else if (given !== undefined) fields.push([name, textOf(given)]);
  }
  return { kind: 'multipart', fields, files };
}

/** Creates a small picture that no earlier run has sent: servers may refuse the same photo twice. */
function imageFile(name: string): FilePart {
  const seed = randomUUID();
  const colour = [0, 2, 4].map((start) => Number.parseInt(seed.slice(start, start + 2), 16));
  const bytes = tinyPng(64, [colour[0] ?? 0, colour[1] ?? 0, colour[2] ?? 0]);
  return { name, fileName: 'check-contract.png', mediaType: 'image/png', bytes };
}

function pick(options: DraftOptions, use: OperationUse, resource: string): ResourceValue | null {
  const known = options.pool.all(resource);
  const index = Math.min(options.attempt, known.length - 1);
  // The last photo added may still await approval.
  const fromEnd = use.isChanging && resource !== 'image';
  return (fromEnd ? known[known.length - 1 - index] : known[index]) ?? null;
}

function entriesOf(value: unknown): readonly (readonly [string, unknown])[] {
  return isRecord(value) ? Object.entries(value) : [];
}

export function textOf(value: unknown): string {
  if (typeof value === 'string') return value;
  if (typeof value === 'number' || typeof value === 'boolean') return String(value);
  return value === null || value === undefined ? '' : JSON.stringify(value);
}
