import { invalid } from '../http/answer.ts';
import { integerOf } from '../http/call.ts';
import type { Operations } from '../http/operations.ts';
import type { Services } from '../services.ts';
import { openProfile } from './profile.ts';

export function memberOperations(operations: Operations, services: Services): void {
  operations.read('getProfile', async (call) => {
    const memberId = integerOf(call.query, 'id');
    if (memberId === null) return invalid({ id: 'required' });
    return openProfile(services.database, call.account, memberId, call.nowMs);
  });
}
