import { ok } from '../http/answer.ts';
import type { Operations } from '../http/operations.ts';
import type { Services } from '../services.ts';
import { issueCsrfToken } from '../session/csrf.ts';
import { readSettings } from './settings.ts';

export function siteOperations(operations: Operations, services: Services): void {
  operations.open('getSettings', async (call) =>
    ok(await readSettings(services.database, issueCsrfToken(call.context, services.secret))),
  );
}
