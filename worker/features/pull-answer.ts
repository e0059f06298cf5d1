import type { AnswerRequest, FetchResult } from '../public/worker-api.ts';
import type { Account } from '../session/account.ts';
import { pullCredits } from './credits/pull.ts';
import { pullHomeMembers } from './members/pull-home-members.ts';
import { pullNotifications } from './notifications/pull.ts';
import { pullPremium } from './premium/pull.ts';
import { pullProfileFields } from './profile/pull-fields.ts';

/** Fetches and stores the answer that a page asks for. */
export async function pullAnswer(account: Account, request: AnswerRequest): Promise<FetchResult> {
  switch (request.key) {
    case 'credits':
      return await pullCredits(account);
    case 'premium':
      return await pullPremium(account);
    case 'notifications':
      return await pullNotifications(account);
    case 'members-nearby':
    case 'members-newest':
    case 'members-online':
      return await pullHomeMembers(account, request.key);
    case 'profile-fields':
      return await pullProfileFields(account, request.locale);
  }
}
