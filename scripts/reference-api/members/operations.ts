import { invalid, sessionLost } from '../http/answer.ts';
import { numberOf, textOf } from '../http/call.ts';
import type { Operations } from '../http/operations.ts';
import type { Services } from '../services.ts';
import { mayVisitorsSearch } from '../site/operator-settings.ts';
import { openProfile } from './profile.ts';

export function memberOperations(operations: Operations, services: Services): void {
  operations.guest('getProfile', async (call) => {
    const memberId = numberOf(call.query, 'id');
    if (memberId === null) return invalid({ id: 'required' });
    const network = textOf(call.query, 'trafficsource');
    if (call.account === null && !(await mayVisitorsSearch(services.database, network))) return sessionLost();
    return openProfile(services.database, call.account, memberId, call.nowMs);
  });
}
