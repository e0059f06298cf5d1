import type { Hono } from 'hono';
import type { OperationContract, Schemas, Validator } from '../contract/contract.ts';
import type { Writer } from '../database/database.ts';
import type { Services } from '../services.ts';
import { type Account, findSession } from '../session/sessions.ts';
import { type Answer, invalid, isAccepted, otherAccount, sessionLost } from './answer.ts';
import type { AppContext, AppEnvironment, GuestCall, MemberCall, OpenCall, Writing } from './call.ts';
import { checkForm, type Form, formOf } from './check-form.ts';
import { checkBody, checkHeaders, checkQuery } from './check-request.ts';
import { actOnce } from './idempotency.ts';
import { routesOf } from './routes.ts';

type SchemaName = keyof Schemas;
/** Body schemas of writes that require no session; these bodies carry the browser's CSRF token. */
type CsrfSchemaName = { [Name in SchemaName]: Schemas[Name] extends { csrf: string } ? Name : never }[SchemaName];

/**
 * Binds the contract's operations to their handlers. Path, method and validation come from the contract. An operation
 * with several uses is bound once per use, for example `postUser.signUp`. Writes run in one transaction and act once
 * per idempotency key; a refusal rolls back. `open`, `guest` and `read` leave the body to the handler.
 */
export interface Operations {
  /** No login required. */
  open(name: string, handle: (call: OpenCall) => Promise<Answer>): void;
  openWrite<Name extends CsrfSchemaName>(
    name: string,
    bodySchema: Name,
    handle: (call: Writing<OpenCall>, body: Schemas[Name], writer: Writer) => Promise<Answer>,
  ): void;
  /** Login optional. */
  guest(name: string, handle: (call: GuestCall) => Promise<Answer>): void;
  guestWrite<Name extends CsrfSchemaName>(
    name: string,
    bodySchema: Name,
    handle: (call: Writing<GuestCall>, body: Schemas[Name], writer: Writer) => Promise<Answer>,
  ): void;
  /** Login required. */
  read(name: string, handle: (call: MemberCall) => Promise<Answer>): void;
  write<Name extends SchemaName>(
    name: string,
    bodySchema: Name,
    handle: (call: Writing<MemberCall>, body: Schemas[Name], writer: Writer) => Promise<Answer>,
  ): void;
}

export function operationsOf(app: Hono<AppEnvironment>, services: Services): Operations {
  const routes = routesOf(services.contract, (operation, handle) => {
    app.on(operation.method, operation.path, async (context) => send(context, await handle(context)));
  });

  const openCall = async (operation: OperationContract, context: AppContext): Promise<OpenCall | Answer> => {
    const headers = checkHeaders(operation, context);
    if (!headers.ok) return invalid(headers.fields);
    const query = checkQuery(operation, context);
    return query.ok ? { context, query: query.value, nowMs: services.nowMs() } : invalid(query.fields);
  };
  const guestCall = async (operation: OperationContract, context: AppContext): Promise<GuestCall | Answer> => {
    const call = await openCall(operation, context);
    if (isAnswer(call)) return call;
    const account = await findSession(services.database, context, call.nowMs);
    if (account !== null) context.set('accountEmail', account.email);
    return { ...call, account };
  };
  const memberCall = async (operation: OperationContract, context: AppContext): Promise<MemberCall | Answer> => {
    const headers = checkHeaders(operation, context);
    if (!headers.ok) return invalid(headers.fields);
    const account = await findSession(services.database, context, services.nowMs());
    if (account === null) return sessionLost();
    context.set('accountEmail', account.email);
    if (isMeantForAnother(context, account)) return otherAccount();
    const call = await openCall(operation, context);
    return isAnswer(call) ? call : { ...call, account };
  };

  async function formOfBrowser<Body extends { csrf: string }>(
    validator: Validator<Body>,
    { context }: OpenCall,
    account: Account | null,
  ): Promise<OwnedForm<Body>> {
    const form = await checkForm(validator, context, services.secret);
    if (!form.ok) return form;
    return { ...form, owner: account === null ? `browser ${form.body.csrf}` : scopeOf(account.id) };
  }

  return {
    open(name, handle) {
      routes.bind({ name, session: 'none' }, openCall, handle);
    },
    openWrite(name, bodySchema, handle) {
      const validator = services.contract.schema(bodySchema);
      routes.bind({ name, session: 'none', bodySchema }, openCall, (call) =>
        transact(services, { name, call, check: () => formOfBrowser(validator, call, null), handle }),
      );
    },
    guest(name, handle) {
      routes.bind({ name, session: 'optional' }, guestCall, handle);
    },
    guestWrite(name, bodySchema, handle) {
      const validator = services.contract.schema(bodySchema);
      routes.bind({ name, session: 'optional', bodySchema }, guestCall, async (call) => {
        if (call.account !== null && isMeantForAnother(call.context, call.account)) return otherAccount();
        return transact(services, { name, call, check: () => formOfBrowser(validator, call, call.account), handle });
      });
    },
    read(name, handle) {
      routes.bind({ name, session: 'required' }, memberCall, handle);
    },
    write(name, bodySchema, handle) {
      const validator = services.contract.schema(bodySchema);
      routes.bind({ name, session: 'required', bodySchema }, memberCall, (call) =>
        transact(services, {
          name,
          call,
          check: async () => {
            const form = formOf(await checkBody(validator, call.context));
            return form.ok ? { ...form, owner: scopeOf(call.account.id) } : form;
          },
          handle,
        }),
      );
    },
  };
}

/** A form with the owner of its idempotency key. */
type OwnedForm<Body> = (Extract<Form<Body>, { ok: true }> & { owner: string }) | Extract<Form<Body>, { ok: false }>;

interface Transaction<Call extends OpenCall, Body> {
  name: string;
  call: Call;
  check(): Promise<OwnedForm<Body>>;
  handle(call: Writing<Call>, body: Body, writer: Writer): Promise<Answer>;
}

async function transact<Call extends OpenCall, Body>(
  services: Services,
  { name, call, check, handle }: Transaction<Call, Body>,
): Promise<Answer> {
  const form = await check();
  if (!form.ok) return form.answer;
  const { body, text, owner } = form;
  const afterwards: (() => void)[] = [];
  const answer = await services.database.write((writer) => {
    const request = {
      scope: owner,
      key: call.context.req.header('idempotency-key') ?? null,
      operationId: name,
      bodyText: withoutToken(body, text),
      nowMs: call.nowMs,
    };
    const writingCall = { ...call, afterCommit: (action: () => void) => afterwards.push(action) };
    return actOnce(writer, request, () => handle(writingCall, body, writer));
  }, isAccepted);
  if (isAccepted(answer)) for (const action of afterwards) action();
  return answer;
}

/** The token is no part of what a repetition is compared by: it may carry another one. */
function withoutToken(body: unknown, text: string): string {
  const csrf: unknown = typeof body === 'object' && body !== null ? Reflect.get(body, 'csrf') : undefined;
  return typeof csrf === 'string' ? text.replace(csrf, '') : text;
}

/** Returns whether a write names another member than the one whose session it comes with. */
function isMeantForAnother(context: AppContext, account: Account): boolean {
  const meantFor = context.req.header('x-account');
  return meantFor !== undefined && Number(meantFor) !== account.memberId;
}

/** Returns the scope of an account's idempotency keys. */
export function scopeOf(accountId: number): string {
  return `account ${accountId}`;
}

function isAnswer(value: OpenCall | Answer): value is Answer {
  return 'status' in value;
}

function send(context: AppContext, answer: Answer): Response {
  context.header('Cache-Control', 'no-store');
  for (const [name, value] of Object.entries(answer.headers ?? {})) context.header(name, value);
  if (answer.status === 302) return context.body(null, 302);
  if (answer.body === null) return context.body(null, 204);
  context.header('Content-Type', 'application/json; charset=utf-8');
  return context.body(JSON.stringify(answer.body), answer.status);
}
