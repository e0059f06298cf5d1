import type { OperationContract, ParameterContract, Validator } from '../contract/contract.ts';
import { fieldCodes } from '../contract/field-codes.ts';
import { parseJson } from '../contract/json.ts';
import type { AppContext, Query } from './call.ts';

export type Checked<Value> = { ok: true; value: Value } | { ok: false; fields: Record<string, string> };

/** Far above what any operation needs, far below what could exhaust memory. */
const BODY_MAX_BYTES = 1_000_000;

/** A lone surrogate as escaped by `JSON.stringify`. */
const LONE_SURROGATE = /(?<!\\)(?:\\\\)*\\ud[89a-f]/;

/** Number formats by kind; the `text` pattern never matches, so that a text is never converted to a number. */
const NUMBERS: Record<ParameterContract['kind'], RegExp> = {
  integer: /^-?\d{1,17}$/,
  number: /^-?\d{1,15}(\.\d{1,20})?(e[+-]?\d{1,3})?$/i,
  text: /^$a/,
};

export function checkHeaders(operation: OperationContract, context: AppContext): Checked<null> {
  const fields: Record<string, string> = {};
  for (const parameter of operation.parameters) {
    if (parameter.place !== 'header') continue;
    const value = context.req.header(parameter.name);
    const code = value === undefined ? missingCode(parameter) : valueCode(parameter, value);
    if (code !== null) fields[parameter.name] = code;
  }
  return Object.keys(fields).length === 0 ? { ok: true, value: null } : { ok: false, fields };
}

export function checkQuery(operation: OperationContract, context: AppContext): Checked<Query> {
  const given = new URL(context.req.url).searchParams;
  const fields: Record<string, string> = {};
  for (const name of new Set(given.keys())) if (given.getAll(name).length > 1) fields[name] = 'repeated';
  const query = new Map<string, number | string>();
  for (const parameter of operation.parameters) {
    if (parameter.place !== 'query') continue;
    const first = given.get(parameter.name);
    if (first === null) {
      const code = missingCode(parameter);
      if (code !== null) fields[parameter.name] = code;
      continue;
    }
    const value = NUMBERS[parameter.kind].test(first) ? Number(first) : first;
    const code = fields[parameter.name] ?? valueCode(parameter, value);
    if (code === null) query.set(parameter.name, value);
    else fields[parameter.name] = code;
  }
  return Object.keys(fields).length === 0 ? { ok: true, value: query } : { ok: false, fields };
}

function missingCode(parameter: ParameterContract): string | null {
  return parameter.required ? 'required' : null;
}

function valueCode(parameter: ParameterContract, value: number | string): string | null {
  const validate = parameter.validator();
  if (validate(value)) return null;
  return fieldCodes(validate.errors ?? [], parameter.name)[parameter.name] ?? 'invalid';
}

/** A body with its text as sent, for comparing requests with the same idempotency key. */
export interface SentBody<Body> {
  body: Body;
  text: string;
}

/** Reads and validates the body. */
export async function checkBody<Body>(
  validator: Validator<Body>,
  context: AppContext,
): Promise<Checked<SentBody<Body>>> {
  const read = await readBody(context);
  return read.ok ? validateBody(validator, read.value) : read;
}

/** Reads a JSON body. */
export async function readBody(context: AppContext): Promise<Checked<SentBody<unknown>>> {
  const type = context.req.header('content-type')?.split(';')[0]?.trim().toLowerCase();
  const announcedBytes = Number(context.req.header('content-length') ?? 0);
  if (announcedBytes > BODY_MAX_BYTES) return { ok: false, fields: { body: 'too_long' } };
  const text = await context.req.text();
  if (text.length > BODY_MAX_BYTES) return { ok: false, fields: { body: 'too_long' } };
  if (text === '') return { ok: false, fields: { body: 'required' } };
  if (type !== 'application/json') return { ok: false, fields: { 'content-type': 'unknown_value' } };
  const body = parseJson(text);
  if (body === undefined) return { ok: false, fields: { body: 'not_json' } };
  // A lone surrogate, which cannot be stored as UTF-8.
  if (LONE_SURROGATE.test(JSON.stringify(body))) return { ok: false, fields: { body: 'invalid_characters' } };
  return { ok: true, value: { body, text } };
}

export function validateBody<Body>(
  validator: Validator<Body>,
  { body, text }: SentBody<unknown>,
): Checked<SentBody<Body>> {
  const validate = validator();
  if (!validate(body)) return { ok: false, fields: fieldCodes(validate.errors ?? [], 'body') };
  return { ok: true, value: { body, text } };
}
