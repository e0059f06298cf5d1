import { setTimeout as wait } from 'node:timers/promises';
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response';
import type { MiddlewareHandler } from 'hono';
import type { Contract } from '../contract/contract.ts';
import { parseJson } from '../contract/json.ts';
import type { AppContext, AppEnvironment } from '../http/call.ts';
import type { FaultKind, Faults } from './faults.ts';
import { breakSchema } from './mutate.ts';
import type { RequestLog } from './request-log.ts';

/** Logs every API call and applies the matching faults to it. */
export function observeAndSpoil(
  faults: Faults,
  log: RequestLog,
  contract: Contract,
  nowMs: () => number,
): MiddlewareHandler<AppEnvironment> {
  return async (context, next) => {
    const { method, path } = context.req;
    const entry = path.startsWith('/api/')
      ? log.add({
          method,
          path,
          query: new URL(context.req.url).search.slice(1),
          status: null,
          at: new Date(nowMs()).toISOString(),
          account: null,
        })
      : null;
    context.set('accountEmail', null);
    const { delayMs, fault } = faults.take(method, path);
    if (delayMs > 0) await wait(delayMs, undefined, { ref: false });
    const instead = fault === null ? null : answerInstead(fault, context);
    if (instead === null) {
      await next();
      if (fault !== null) await spoil(fault, context, contract, faults.nextSeed());
    } else {
      context.res = instead;
    }
    if (entry === null) return;
    entry.account = context.get('accountEmail');
    // Node destroys the request as soon as its body is read, but the socket only if the connection was cut.
    if (!context.env.incoming.socket.destroyed) entry.status = context.res.status;
  };
}

/** Returns the response that replaces the call; null for a fault that applies after it. */
function answerInstead(fault: FaultKind, context: AppContext): Response | null {
  if (fault.kind === 'drop') return cut(context);
  if (fault.kind === 'html200') return page(200, '<h1>Login</h1><form method="post"></form>');
  if (fault.kind === 'html404') return page(404, '<h1>Not Found</h1>');
  if (fault.kind === 'login302') return new Response(null, { status: 302, headers: { Location: '/login.php' } });
  if (fault.kind !== 'status') return null;
  const headers = new Headers({ 'Content-Type': 'application/json; charset=utf-8', 'Cache-Control': 'no-store' });
  if (fault.retryAfterS !== null) headers.set('Retry-After', String(fault.retryAfterS));
  const body = { error: errorCode(fault.status), message: 'A fault of the control plane.' };
  return new Response(JSON.stringify(body), { status: fault.status, headers });
}

function page(status: number, content: string): Response {
  const html = `<!doctype html><html><body>${content}</body></html>`;
  return new Response(html, { status, headers: { 'Content-Type': 'text/html; charset=utf-8' } });
}

const ERROR_CODES = new Map([
  [401, 'session_lost'],
  [402, 'insufficient_credits'],
  [403, 'session_lost'],
  [404, 'not_found'],
  [409, 'idempotency_conflict'],
  [410, 'partner_gone'],
  [422, 'invalid'],
  [429, 'too_many_requests'],
  [503, 'unavailable'],
]);

function errorCode(status: number): string {
  return ERROR_CODES.get(status) ?? (status >= 500 ? 'server_error' : 'refused');
}

async function spoil(fault: FaultKind, context: AppContext, contract: Contract, seed: number): Promise<void> {
  if (fault.kind === 'drop-after') {
    context.res = cut(context);
    return;
  }
  const text = await context.res.text();
  if (fault.kind === 'truncate') replaceBody(context, text.slice(0, Math.floor(text.length / 2)));
  else if (fault.kind === 'bom') replaceBody(context, `\uFEFF${text}`);
  else if (fault.kind === 'mutate') replaceBody(context, mutated(context, contract, text, seed));
  else replaceBody(context, text);
}

function mutated(context: AppContext, contract: Contract, text: string, seed: number): string {
  const operation = contract.operations.find(
    (each) => each.path === context.req.path && each.method === context.req.method,
  );
  const validator = operation?.answers.get(context.res.status);
  const body = parseJson(text);
  if (validator === undefined || validator === null || body === undefined) return text;
  const broken = breakSchema(body, validator(), seed);
  return broken === null ? text : JSON.stringify(broken);
}

function replaceBody(context: AppContext, text: string): void {
  const headers = new Headers(context.res.headers);
  headers.delete('Content-Length');
  context.res = new Response(text === '' ? null : text, { status: context.res.status, headers });
}

function cut(context: AppContext): Response {
  context.env.incoming.socket.destroy();
  return RESPONSE_ALREADY_SENT;
}
