import { expect, test } from 'vitest';
import type { Transport } from '../../scripts/check-contract/http/transport.ts';
import { checkInProcess } from '../../scripts/check-contract/run/in-process.ts';
import type { Selection } from '../../scripts/check-contract/run/plan.ts';
import { modelTransport } from './seeds/backend/model-transport.ts';

/** A check of one operation, with what a run needs to find a member and have a session. */
function selectionWith(operationId: string): Selection {
  return { only: ['getSettings', 'logIn', 'logOut', 'getUser', 'search', operationId], skip: [], source: null };
}

/** A server whose 404 is a page that names the path, for every path of these and for those that it does not know. */
function withPages(paths: readonly string[]): Transport {
  const model = modelTransport(null);
  return {
    ...model,
    async send(request, signal) {
      const sent = await model.send(request, signal);
      const { pathname } = new URL(request.url);
      if (sent.outcome.kind !== 'answered' || !(paths.includes(pathname) || isUnknownPath(sent.outcome.body)))
        return sent;
      const body = Buffer.from(`<h1>Not found</h1><p>There is no ${pathname} here.`);
      const headers = [['Content-Type', 'text/html'] as const, ['Date', new Date().toUTCString()] as const];
      return { ...sent, outcome: { ...sent.outcome, status: 404, headers, body } };
    },
  };
}

function isUnknownPath(body: Uint8Array): boolean {
  return Buffer.from(body).includes('There is no such page.');
}

test('an operation that is answered with the page of a path that is not there is missing, and told so once', async () => {
  const paths = ['/api/transactions.php'];
  const report = await checkInProcess('https://model.example', { selection: selectionWith('getTransactions') }, () =>
    withPages(paths),
  );
  const found = report.findings.filter(({ operationId }) => operationId === 'getTransactions');
  expect(found.map(({ code }) => code)).toEqual(['operation-missing']);
  expect(report.exchanges.filter(({ operation }) => operation?.operationId === 'getTransactions').length).toBeLessThan(
    5,
  );
});

test('an operation that was answered before is not called missing for its 404', async () => {
  const seed = { group: 'refusals', name: 'refusal-as-page', place: 'getProfile' } as const;
  const report = await checkInProcess('https://model.example', { selection: selectionWith('getProfile') }, () =>
    modelTransport(seed),
  );
  const codes = new Set(report.findings.map(({ code }) => code));
  expect(codes).not.toContain('operation-missing');
  expect(codes.size).toBeGreaterThan(0);
});
