import type { ValidateFunction } from 'ajv/dist/2020.js';
import type { Hono } from 'hono';
import type { OperationContract, Schemas } from '../contract/contract.ts';
import type { Writer } from '../database/database.ts';
import type { Services } from '../services.ts';
import { findSession } from '../session/sessions.ts';
import { type Answer, invalid, isAccepted, sessionLost } from './answer.ts';
import type { AppContext, AppEnvironment, MemberCall, OpenCall } from './call.ts';
import { checkBody, checkHeaders, checkQuery } from './check-request.ts';
import { actOnce } from './idempotency.ts';

/** Binds operations of the contract to what they do. Path, method and checks come from the contract. */
export interface Operations {
  /** Without login. The handler reads the body itself. */
  open(operationId: string, handle: (call: OpenCall) => Promise<Answer>): void;
  read(operationId: string, handle: (call: MemberCall) => Promise<Answer>): void;
  /** In one transaction, acting once for each idempotency key; a refusal changes nothing. */
  write<Name extends keyof Schemas>(
    operationId: string,
    bodySchema: Name,
    handle: (call: MemberCall, body: Schemas[Name], writer: Writer) => Promise<Answer>,
  ): void;
}

export function operationsOf(app: Hono<AppEnvironment>, services: Services): Operations {
  const bind = (operation: OperationContract, handle: (context: AppContext) => Promise<Answer>): void => {
    app.on(operation.method, operation.path, async (context) => send(context, await handle(context)));
  };
  const openCall = (operation: OperationContract, context: AppContext): OpenCall | Answer => {
    const headers = checkHeaders(operation, context);
    if (!headers.ok) return invalid(headers.fields);
    const query = checkQuery(operation, context);
    return query.ok ? { context, query: query.value, nowMs: services.nowMs() } : invalid(query.fields);
  };
  const memberCall = async (operation: OperationContract, context: AppContext): Promise<MemberCall | Answer> => {
    const headers = checkHeaders(operation, context);
    if (!headers.ok) return invalid(headers.fields);
    const account = await findSession(services.database, context, services.nowMs());
    if (account === null) return sessionLost();
    context.set('accountEmail', account.email);
    const call = openCall(operation, context);
    return isAnswer(call) ? call : { ...call, account, afterCommit: (action) => action() };
  };

  return {
    open(operationId, handle) {
      const operation = services.contract.operation(operationId);
      bind(operation, async (context) => {
        const call = openCall(operation, context);
        return isAnswer(call) ? call : handle(call);
      });
    },
    read(operationId, handle) {
      const operation = services.contract.operation(operationId);
      bind(operation, async (context) => {
        const call = await memberCall(operation, context);
        return isAnswer(call) ? call : handle(call);
      });
    },
    write(operationId, bodySchema, handle) {
      const operation = services.contract.operation(operationId);
      if (operation.bodySchema !== bodySchema) throw new Error(`${operationId} takes ${operation.bodySchema}`);
      const validate = services.contract.schema(bodySchema);
      bind(operation, async (context) => {
        const call = await memberCall(operation, context);
        return isAnswer(call) ? call : transact(services, operationId, call, validate, handle);
      });
    },
  };
}

async function transact<Body>(
  services: Services,
  operationId: string,
  call: MemberCall,
  validate: ValidateFunction<Body>,
  handle: (call: MemberCall, body: Body, writer: Writer) => Promise<Answer>,
): Promise<Answer> {
  const checked = await checkBody(validate, call.context);
  if (!checked.ok) return invalid(checked.fields);
  const afterwards: (() => void)[] = [];
  const answer = await services.database.write((writer) => {
    const request = {
      scope: `account ${call.account.id}`,
      key: call.context.req.header('idempotency-key') ?? null,
      operationId,
      bodyText: checked.value.text,
      nowMs: call.nowMs,
    };
    const writingCall = { ...call, afterCommit: (action: () => void) => afterwards.push(action) };
    return actOnce(writer, request, () => handle(writingCall, checked.value.body, writer));
  }, isAccepted);
  if (isAccepted(answer)) for (const action of afterwards) action();
  return answer;
}

function isAnswer(value: OpenCall | Answer): value is Answer {
  return 'status' in value;
}

function send(context: AppContext, answer: Answer): Response {
  context.header('Cache-Control', 'no-store');
  for (const [name, value] of Object.entries(answer.headers ?? {})) context.header(name, value);
  if (answer.body === null) return context.body(null, 204);
  context.header('Content-Type', 'application/json; charset=utf-8');
  return context.body(JSON.stringify(answer.body), answer.status);
}
