import type { MiddlewareHandler } from 'hono';
import { readConfiguration } from '../../deploy/read-configuration.ts';
import {
  CONTENT_SECURITY_POLICY,
  contentSecurityPolicy,
  OWN_ORIGIN_ONLY,
  type PolicySettings,
  policyText,
  securityHeaders,
} from '../../deploy/security-headers.ts';
import type { AppEnvironment } from './call.ts';

/** Returns the headers that an operator's web server sends for the app in that directory. */
export function appHeaders(appDirectory: string, isDevelopment: boolean): Readonly<Record<string, string>> {
  const settings = policySettings(appDirectory);
  const headers = securityHeaders(settings);
  return isDevelopment ? { ...headers, [CONTENT_SECURITY_POLICY]: developmentPolicy(settings) } : headers;
}

/** Falls back to `OWN_ORIGIN_ONLY`: the app itself reports a missing or invalid configuration. */
function policySettings(appDirectory: string): PolicySettings {
  try {
    return readConfiguration(appDirectory);
  } catch {
    return OWN_ORIGIN_ONLY;
  }
}

/** Vite's hot reload needs inline scripts and styles, and a WebSocket. */
function developmentPolicy(settings: PolicySettings): string {
  const policy = new Map(contentSecurityPolicy(settings));
  const add = (directive: string, source: string): void => {
    policy.set(directive, [...(policy.get(directive) ?? []), source]);
  };
  add('script-src', "'unsafe-inline'");
  add('style-src', "'unsafe-inline'");
  add('connect-src', 'ws:');
  add('worker-src', 'blob:');
  return policyText(policy);
}

export function addHeaders(headers: Readonly<Record<string, string>>): MiddlewareHandler<AppEnvironment> {
  return async (context, next) => {
    await next();
    for (const [name, value] of Object.entries(headers)) {
      // Keep the policy of a page that sets its own.
      if (!context.res.headers.has(name)) context.res.headers.set(name, value);
    }
  };
}
