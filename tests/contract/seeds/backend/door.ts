import { typesOf } from '../../../../scripts/check-contract/checks/describe-rule.ts';
import type { SchemaChecker } from '../../../../scripts/check-contract/checks/schema-checker.ts';
import type { Contract, ContractOperation } from '../../../../scripts/check-contract/contract/contract.ts';
import { at, entriesAt, isRecord, joinPointer, listAt } from '../../../../scripts/check-contract/contract/json.ts';
import type { OperationUse } from '../../../../scripts/check-contract/model/operation.ts';
import { numberAt, sampleValue } from '../../../../scripts/check-contract/requests/sample-value.ts';
import { failOnHuge, readJson } from './body-text.ts';
import { type Call, type Handlers, type Incoming, invalid, Refused, type Reply } from './call.ts';
import { checkCookieBrought } from './cookies-brought.ts';
import { checkCsrf } from './csrf-refused.ts';
import { formFields, formFile } from './form-file.ts';
import { actOnce } from './idempotency.ts';
import { checkLengths } from './lengths.ts';
import { forgive, mainSchema } from './lenient.ts';
import { doAllTheSame } from './refused-but-done.ts';
import { asRead, checkRequestHeaders } from './request-headers.ts';
import { cookieHeader, cookieValue, sessionTokens } from './session-cookie.ts';
import type { Session, World } from './world.ts';

const BODY_MAX_BYTES = 1_000_000;
const UPLOAD_MAX_BYTES = 200_000;

/** Receives requests, validates them, and calls the handler of their use. */
export class Door {
  readonly #contract: Contract;
  readonly #checker: SchemaChecker;
  readonly #handlers: Handlers;

  constructor(contract: Contract, checker: SchemaChecker, handlers: Handlers) {
    this.#contract = contract;
    this.#checker = checker;
    this.#handlers = handlers;
  }

  async answer(world: World, incoming: Incoming): Promise<{ reply: Reply; use: OperationUse | null }> {
    const cookies: [string, string][] = [];
    let use: OperationUse | null = null;
    try {
      const method = overriddenMethod(world, incoming);
      const path = this.#contract.operations.filter((each) => each.path === incoming.path);
      if (incoming.path.startsWith('/_i18n/'))
        path.push(...this.#contract.operations.filter(({ operationId }) => operationId === 'getMessages'));
      if (path.length === 0) throw new Refused(404, 'not_found', 'There is no such page.');
      let operation = path.find((each) => each.method === method);
      if (operation === undefined && world.breaks('wrong-method-accepted', incoming.path)) operation = path[0];
      if (operation === undefined) throw new Refused(405, 'method_not_allowed', 'Not with this method.');
      use = chosenUse(operation, incoming) ?? operation.uses[0] ?? null;
      if (use === null) throw new Refused(404, 'not_found', 'There is no such page.');
      const read = asRead(world, incoming, operation, use);
      const call = this.#check(world, read, operation, use, cookies);
      const body = await this.#act(call, read);
      const status = operation.responses.has('302') ? 302 : operation.responses.has('204') ? 204 : 200;
      const page = world.breaks('redirect-to-script', use.name) ? 'javascript:open()' : '/partner';
      const headers = status === 302 ? [['Location', page] as const, ...cookies] : cookies;
      return { use, reply: { status, headers, body: status === 200 ? body : undefined } };
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      return {
        use,
        reply: {
          ...error.reply,
          body: reasonOf(world, error.reply.body),
          headers: [...error.reply.headers, ...cookies],
        },
      };
    }
  }

  async #act(call: Call, incoming: Incoming): Promise<unknown> {
    const handler = this.#handlers[call.use.name];
    if (handler === undefined) throw new Error(`The backend has no ${call.use.name}`);
    const key = incoming.headers.get('idempotency-key') ?? null;
    if (incoming.method === 'GET' || key === null) return handler(call);
    return actOnce(call, key, Buffer.from(call.file ?? incoming.body).toString('latin1'), () => handler(call));
  }

  #check(
    world: World,
    incoming: Incoming,
    operation: ContractOperation,
    use: OperationUse,
    cookies: [string, string][],
  ): Call {
    if (world.breaks('other-format-fails', use.name) && /^text\/html/.test(incoming.headers.get('accept') ?? ''))
      throw new Refused(500, 'error', 'Internal error.');
    checkRequestHeaders(world, this.#checker, incoming, operation, use);
    checkCookieBrought(world, use, incoming);
    const session = sessionOf(world, incoming);
    let account = session?.account ?? null;
    if (use.session === 'required' && account === null) {
      const isMadeUp = cookieValue(incoming) !== null;
      const isOpen =
        world.breaks('no-session-accepted', use.name) ||
        (isMadeUp && world.breaks('made-up-session-accepted', use.name));
      if (!isOpen) throw new Refused(403, 'session_lost', 'Please log in again.');
      account = world.demo;
    }
    const meantFor = incoming.headers.get('x-account');
    if (
      use.session !== 'none' &&
      account !== null &&
      meantFor !== undefined &&
      Number(meantFor) !== account.member.id
    ) {
      if (!world.breaks('meant-for-another-accepted', use.name))
        throw new Refused(409, 'other_account', 'Somebody else is logged in here now.');
    }
    const isFirstVisit = cookieValue(incoming) === null && world.breaks('first-visit-refused', use.name);
    if (
      isFirstVisit ||
      (use.session !== 'required' && account === null && world.breaks('public-call-refused', use.name))
    )
      throw new Refused(403, 'session_lost', 'Please log in again.');
    const query = this.#checkQuery(world, incoming, operation, use);
    const { body, file } = this.#checkBody(world, incoming, operation, use);
    checkCsrf(world, use.name, body, session, incoming);
    return {
      world,
      operation,
      use,
      query,
      locale: incoming.path.startsWith('/_i18n/') ? (incoming.path.split('/')[2] ?? '') : '',
      body,
      file,
      session,
      broughtToken: cookieValue(incoming),
      account,
      nowMs: world.nowMs(),
      setCookie: (next) => cookies.push(['Set-Cookie', cookieHeader(world, next.token)]),
      removeCookie: () => cookies.push(['Set-Cookie', cookieHeader(world, null)]),
    };
  }

  #checkQuery(
    world: World,
    { query }: Incoming,
    operation: ContractOperation,
    use: OperationUse,
  ): ReadonlyMap<string, string | number> {
    const values = new Map<string, string | number>();
    for (const name of new Set(query.keys()))
      if (query.getAll(name).length > 1 && !world.breaks('repeated-parameter-accepted', use.name))
        throw invalid(name, 'repeated');
    const telling = new Set(operation.uses.flatMap((each) => [...each.query.keys()]));
    const given = [...telling].filter((name) => query.has(name));
    const isOptional = operation.uses.some((each) => each.query.size === 0);
    if (telling.size > 0 && (given.length > 1 || (given.length === 0 && !isOptional)))
      throw invalid([...telling][0] ?? '', 'one_only');
    for (const { name, place, isRequired, schema } of operation.parameters) {
      if (place !== 'query') continue;
      const text = query.getAll(name).at(-1) ?? null;
      const at = `${use.name}.${name}`;
      if (text === null) {
        if (!isRequired) continue;
        if (!world.breaks('required-parameter-unchecked', at)) throw invalid(name, 'required');
        const sample = operation.parameters.find((each) => each.name === name)?.example;
        values.set(name, typeof sample === 'number' ? sample : String(sample));
        continue;
      }
      failOnHuge(world, at, Number(text));
      const { node } = mainSchema(this.#checker.document, schema);
      const isNumber = typesOf(node).some((type) => type === 'integer' || type === 'number');
      const isWhole = typesOf(node).includes('integer');
      const pattern = isWhole ? /^-?\d{1,17}$/ : /^-?\d{1,15}(\.\d{1,20})?$/;
      let value: string | number = isNumber && pattern.test(text) ? Number(text) : text;
      if (isNumber && typeof value === 'string' && /^\d/.test(text) && world.breaks('numeric-prefix-accepted', at))
        value = Number.parseInt(text, 10);
      if (!this.#checker.isValid(schema, value)) {
        if (world.breaks('query-type-unchecked', at) && isNumber && typeof value === 'string') continue;
        if (!world.breaks('query-limit-unchecked', at) || (isNumber && typeof value === 'string'))
          throw invalid(name, 'invalid');
        if (typeof value !== 'number') continue;
        value = Math.min(Math.max(value, numberAt(node, 'minimum') ?? value), numberAt(node, 'maximum') ?? value);
      }
      values.set(name, value);
    }
    return values;
  }

  #checkBody(
    world: World,
    incoming: Incoming,
    operation: ContractOperation,
    use: OperationUse,
  ): { body: Readonly<Record<string, unknown>>; file: Uint8Array | null } {
    if (use.body === null) return { body: {}, file: null };
    if (use.body.mediaType === 'multipart/form-data') {
      if (incoming.body.byteLength > uploadMaxBytes(world, use))
        throw new Refused(413, 'too_large', 'This photo is too large.');
      const file = formFile(incoming);
      if (file === null) throw invalid('file', 'required');
      return { body: this.#checkForm(world, use, formFields(incoming)), file };
    }
    if (incoming.body.byteLength > BODY_MAX_BYTES) {
      if (world.breaks('huge-body-fails', use.name)) throw new Refused(500, 'error', 'Allowed memory size exhausted.');
      throw invalid('body', 'too_long');
    }
    let value = readJson(world, incoming, use, csrfOf(world, incoming));
    for (const [name, given] of isRecord(value) ? Object.entries(value) : [])
      failOnHuge(world, `${use.name}.${name}`, given);
    const schema = use.body.schema ?? '';
    if (isRecord(value) && isWithoutCsrf(world, use, value)) value = { ...value, csrf: csrfOf(world, incoming) };
    if (isRecord(value) && isRecord(use.body.example) && 'csrf' in use.body.example)
      if (!world.breaks('csrf-behind-the-form', use.name))
        checkCsrf(world, use.name, value, sessionOf(world, incoming), incoming);
    const forgiven = forgive(world, this.#checker.document, schema, use.name, value);
    if (this.#checker.isValid(schema, forgiven)) {
      checkLengths(world, this.#checker.document, schema, use.name, forgiven);
      if (isRecord(forgiven)) world.memory.set(`valid ${use.name}`, forgiven);
      return { body: isRecord(forgiven) ? forgiven : {}, file: null };
    }
    const session = sessionOf(world, incoming);
    if (session !== null && isRecord(value))
      doAllTheSame(world, this.#checker, operation, use, value, session, this.#handlers);
    throw invalid(firstProblem(this.#checker, schema, forgiven), 'invalid');
  }

  #checkForm(
    world: World,
    use: OperationUse,
    fields: Readonly<Record<string, string | number>>,
  ): Readonly<Record<string, unknown>> {
    const { document } = this.#checker;
    const schema = use.body?.schema ?? '';
    const forgiven = forgive(world, document, schema, use.name, fields);
    const { pointer, node } = document.resolve(schema);
    for (const [name, property] of entriesAt(node, 'properties')) {
      if (at(property, 'contentMediaType') !== undefined) continue;
      const value = at(forgiven, name);
      if (value === undefined && listAt(node, 'required').includes(name)) throw invalid(name, 'required');
      if (value !== undefined && !this.#checker.isValid(joinPointer(pointer, 'properties', name), value))
        throw invalid(name, 'invalid');
    }
    checkLengths(world, document, schema, use.name, forgiven);
    return isRecord(forgiven) ? forgiven : {};
  }

  /** Returns a success response that conforms to the contract, regardless of the request. */
  sample(use: OperationUse, operation: ContractOperation): unknown {
    const schema = use.success ?? [...(operation.responses.get('200')?.content.values() ?? [])][0] ?? null;
    return schema === null ? undefined : sampleValue(this.#checker.document, schema);
  }
}

/** What the settings tell, and a little for the other fields; the breach leaves the limit to `php.ini`. */
function uploadMaxBytes(world: World, use: OperationUse): number {
  if (world.breaks('photo-limit-lower', use.name)) return UPLOAD_MAX_BYTES / 2;
  return world.breaks('photo-limit-unchecked', use.name) ? BODY_MAX_BYTES * 10 : UPLOAD_MAX_BYTES;
}

/** A script that has one code for all that stands against a request, or leaves out what belongs to the code. */
function reasonOf(world: World, body: unknown): unknown {
  if (!isRecord(body)) return body;
  const { open_order: _order, ...rest } = body;
  if (world.breaks('open-order-not-told')) return rest;
  return world.breaks('reason-not-told', String(at(body, 'error'))) ? { ...body, error: 'not_possible' } : body;
}

function firstProblem(checker: SchemaChecker, schema: string, value: unknown): string {
  const [problem] = checker.problems(schema, value);
  return problem?.property ?? problem?.pointer.split('/')[1] ?? 'body';
}

function chosenUse(operation: ContractOperation, { query }: Incoming): OperationUse | undefined {
  const fits = operation.uses.filter((use) =>
    [...use.query].every(([name, value]) => query.has(name) && (value === '*' || query.get(name) === value)),
  );
  return fits.find((use) => use.query.size > 0) ?? fits[0];
}

function overriddenMethod(world: World, incoming: Incoming): string {
  const named = incoming.headers.get('x-http-method-override');
  if (named !== undefined && ['POST', 'PUT', 'DELETE'].includes(named) && world.breaks('known-method-override'))
    return named;
  const asked = named ?? incoming.query.get('_method');
  return asked !== undefined && asked !== null && world.breaks('method-override', incoming.path)
    ? asked.toUpperCase()
    : incoming.method;
}

export function sessionOf(world: World, incoming: Incoming): Session | null {
  const [token] = sessionTokens(incoming).filter((each) => world.sessions.has(each));
  return token === undefined ? null : (world.sessions.get(token) ?? null);
}

function csrfOf(world: World, incoming: Incoming): string {
  return sessionOf(world, incoming)?.csrf ?? '';
}

/** Whether the breach takes a body without its token. */
function isWithoutCsrf(world: World, use: OperationUse, body: Readonly<Record<string, unknown>>): boolean {
  if (world.breaks('csrf-missing-accepted', use.name)) return !Object.hasOwn(body, 'csrf');
  return world.breaks('csrf-null-accepted', use.name) && body['csrf'] === null;
}
