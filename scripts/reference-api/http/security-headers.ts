import type { MiddlewareHandler } from 'hono';
import type { AppEnvironment } from './call.ts';

const POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data: blob:",
  "font-src 'self'",
  "connect-src 'self'",
  "worker-src 'self'",
  "manifest-src 'self'",
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'none'",
];

/** Vite's hot reload writes inline scripts and styles and talks over a WebSocket. */
const DEVELOPMENT_POLICY = [
  ...POLICY.filter((rule) => !/^(script|style|connect|worker)-src/.test(rule)),
  "script-src 'self' 'unsafe-inline'",
  "style-src 'self' 'unsafe-inline'",
  "connect-src 'self' ws:",
  "worker-src 'self' blob:",
];

/** The headers that the README asks an operator's web server to send. */
export function securityHeaders(isDevelopment: boolean): Readonly<Record<string, string>> {
  return {
    'Content-Security-Policy': (isDevelopment ? DEVELOPMENT_POLICY : POLICY).join('; '),
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Permissions-Policy': 'camera=(), microphone=(), payment=(), usb=(), geolocation=(self)',
  };
}

export function addHeaders(headers: Readonly<Record<string, string>>): MiddlewareHandler<AppEnvironment> {
  return async (context, next) => {
    await next();
    for (const [name, value] of Object.entries(headers)) {
      // A page with a policy of its own keeps it.
      if (!context.res.headers.has(name)) context.res.headers.set(name, value);
    }
  };
}
