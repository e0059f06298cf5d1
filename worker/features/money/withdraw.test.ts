import { expect, test } from 'vitest';
import { createCannedServer, sampleOf } from '../../../tests/fixtures/canned-server.ts';
import { createManualClock } from '../../../tests/fixtures/manual-clock.ts';
import { createApiClient } from '../../http/api-client.ts';
import { previewWithdrawal } from './withdraw.ts';

const HEADERS = { 'x-package-name': 'test', 'x-original-host': 'dating.example' };
const ORDER = 't_00000000000000000000';

test('a contract is looked up with a new token of the browser where the first is refused, and not told as unknown', async () => {
  const server = createCannedServer();
  const clock = createManualClock(0);
  const environment = { fetch: server.fetch, now: clock.now, after: clock.after, origin: 'https://dating.example' };
  const api = createApiClient({ apiBaseUrl: '', headers: HEADERS }, environment, () => {});
  const tokens = ['old'.repeat(10), 'new'.repeat(10)];
  const settings = async () => ({ kind: 'ok', data: sampleOf('Settings', { csrf: tokens.shift() ?? '' }) }) as const;
  const preview = sampleOf('WithdrawalPreview');
  server.answer('POST /api/withdrawal-preview.php', async () => {
    const body = (await server.requests.at(-1)?.text()) ?? '';
    const refusal = { error: 'csrf_invalid', message: 'No.', fields: { csrf: 'invalid' } };
    return body.includes('new'.repeat(10))
      ? new Response(JSON.stringify(preview))
      : new Response(JSON.stringify(refusal), { status: 422 });
  });
  const visit = { api, settings, signal: new AbortController().signal };
  expect(await previewWithdrawal(visit, ORDER, 'alex@example.org')).toEqual({ status: 'answered', data: preview });
});
