import type { MiddlewareHandler } from 'hono';
import { cors } from 'hono/cors';
import type { AppEnvironment } from './call.ts';

/** What an app on another origin needs of the API (contract, rules for all operations): its origin, and no other. */
export function letIn(appOrigins: readonly string[]): MiddlewareHandler<AppEnvironment> {
  return cors({
    origin: [...appOrigins],
    credentials: true,
    allowMethods: ['GET', 'POST', 'PUT', 'DELETE'],
    allowHeaders: ['content-type', 'idempotency-key', 'x-account', 'x-original-host', 'x-package-name'],
    exposeHeaders: ['Date', 'Retry-After'],
    maxAge: 600,
  });
}
