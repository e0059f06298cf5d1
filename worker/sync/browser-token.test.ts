import { expect, it } from 'vitest';
import type { Outcome } from '../http/outcome.ts';
import { isTokenRefused, withBrowserToken } from './browser-token.ts';

const REFUSED = refusedAs('csrf_invalid', { csrf: 'invalid' });

it('fetches a token that is refused anew, and makes the call again', async () => {
  const { settings, used, call } = world((csrf) => (csrf === 'token 2' ? { kind: 'ok', data: 'done' } : REFUSED));
  expect(await withBrowserToken(settings, call)).toEqual({ kind: 'ok', data: 'done' });
  expect(used).toEqual(['token 1', 'token 2']);
});

it('gives up after the second', async () => {
  const { settings, used, call } = world(() => REFUSED);
  expect(isTokenRefused(await withBrowserToken(settings, call))).toBe(true);
  expect(used).toHaveLength(2);
});

it('takes a refusal that names the token under another code for the same', async () => {
  const { settings, used, call } = world((csrf) =>
    csrf === 'token 2' ? { kind: 'ok', data: 'done' } : refusedAs('invalid', { csrf: 'wrong' }),
  );
  expect(await withBrowserToken(settings, call)).toEqual({ kind: 'ok', data: 'done' });
  expect(used).toEqual(['token 1', 'token 2']);
});

it('takes any other refusal for an answer', async () => {
  const wrong = refusedAs('invalid_credentials', { password: 'wrong' });
  const { settings, used, call } = world(() => wrong);
  expect(await withBrowserToken(settings, call)).toEqual(wrong);
  expect(used).toHaveLength(1);
});

it('tells that the settings cannot be fetched anew, and makes no second call', async () => {
  const { used, call } = world(() => REFUSED);
  const answers: Outcome<{ csrf: string }>[] = [{ kind: 'ok', data: { csrf: 'token 1' } }];
  expect(await withBrowserToken(async () => answers.shift() ?? { kind: 'network' }, call)).toEqual({ kind: 'network' });
  expect(used).toEqual(['token 1']);
});

it('takes a refusal without words for an answer', () => {
  expect(isTokenRefused({ kind: 'http', status: 422, error: null, retryAfterMs: null })).toBe(false);
});

it('makes no call without settings', async () => {
  const { used, call } = world(() => REFUSED);
  expect(await withBrowserToken(async () => ({ kind: 'network' }), call)).toEqual({ kind: 'network' });
  expect(used).toEqual([]);
});

function refusedAs(error: string, fields: Record<string, string>): Outcome<never> {
  return { kind: 'http', status: 422, error: { error, message: 'No', fields }, retryAfterMs: null };
}

function world(answer: (csrf: string) => Outcome<string>) {
  const used: string[] = [];
  let fetched = 0;
  return {
    used,
    settings: async (): Promise<Outcome<{ csrf: string }>> => {
      fetched += 1;
      return { kind: 'ok', data: { csrf: `token ${fetched}` } };
    },
    call: async (csrf: string) => {
      used.push(csrf);
      return answer(csrf);
    },
  };
}
