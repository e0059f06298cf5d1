import { pullSettings } from '../features/settings/pull.ts';
import type { ApiClient } from '../http/api-client.ts';
import type { Outcome } from '../http/outcome.ts';
import type { DeviceDatabase } from '../public/database.ts';
import type { User } from '../public/rows.ts';
import type { Credentials, LogInResult } from '../public/worker-api.ts';
import { isTokenRefused, withBrowserToken } from '../sync/browser-token.ts';
import { failureOf } from '../sync/failure.ts';

type LoginCall = { status: 'user'; user: User } | Exclude<LogInResult, { status: 'logged-in' }>;

/**
 * Logs in and fetches the user. Never queued: fails without the server. `onBegun` is called when the server has begun the
 * session, whoever it turns out to be of.
 */
export async function callLogIn(
  api: ApiClient,
  device: DeviceDatabase,
  credentials: Credentials,
  call: { nowMs: number; idempotencyKey: string; signal: AbortSignal; onBegun?: () => void },
): Promise<LoginCall> {
  const { email, password } = credentials;
  // Lengths that cannot be valid and that the contract does not accept.
  if (email.length < 3 || email.length > 254 || password === '' || password.length > 1000) {
    return { status: 'wrong-credentials' };
  }
  const login = await withBrowserToken(
    () => pullSettings(api, device, call.nowMs, call.signal),
    (csrf) =>
      api.perform(
        (client, { signal }) =>
          client.POST('/api/login.php', {
            params: { header: { 'Idempotency-Key': call.idempotencyKey } },
            body: { email, password, csrf },
            signal,
          }),
        call.signal,
      ),
  );
  // Not the member's mistake.
  if (isTokenRefused(login)) return { status: 'server-failed', httpStatus: 422 };
  if (login.kind === 'http' && login.status === 422) return { status: 'wrong-credentials' };
  if (login.kind === 'http' && login.error?.ban !== undefined) return { status: 'banned', ban: login.error.ban };
  if (login.kind !== 'ok') return failureOf(login);
  call.onBegun?.();
  const user = await callUser(api, call.signal);
  return user.kind === 'ok' ? { status: 'user', user: user.data } : failureOf(user);
}

/** Fetches the user that the session cookie belongs to. */
export async function callUser(api: ApiClient, signal: AbortSignal): Promise<Outcome<User>> {
  return await api.perform((client, { signal }) => client.GET('/api/user.php', { signal }), signal);
}
