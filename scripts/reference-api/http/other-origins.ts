import type { MiddlewareHandler } from 'hono';
import { cors } from 'hono/cors';
import type { AppEnvironment } from './call.ts';

/** Sends the CORS headers that an app on one of these origins needs (contract, rules for all operations). */
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
