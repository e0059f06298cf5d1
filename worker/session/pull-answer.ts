import { pullNotifications } from '../features/account/pull-notifications.ts';
import { pullHomeMembers } from '../features/members/pull-home-members.ts';
import { pullCredits } from '../features/money/pull-credits.ts';
import { pullPremium } from '../features/money/pull-premium.ts';
import { pullTransactions } from '../features/money/pull-transactions.ts';
import { pullProfileFields } from '../features/profile/pull-fields.ts';
import { pullBlocked } from '../features/safety/pull-blocked.ts';
import { pullReports } from '../features/safety/pull-reports.ts';
import { pullInterests } from '../features/search/pull-interests.ts';
import type { AnswerRequest, FetchResult } from '../public/worker-api.ts';
import type { Account } from '../sync/account.ts';

/** Fetches and stores the response that a page requests. */
export async function pullAnswer(account: Account, request: AnswerRequest): Promise<FetchResult> {
  switch (request.key) {
    case 'credits':
      return await pullCredits(account, request.terms);
    case 'premium':
      return await pullPremium(account, request.terms);
    case 'transactions':
      return await pullTransactions(account);
    case 'notifications':
      return await pullNotifications(account);
    case 'blocked-members':
      return await pullBlocked(account);
    case 'reports':
      return await pullReports(account);
    case 'members-nearby':
    case 'members-newest':
    case 'members-online':
      return await pullHomeMembers(account, request.key, request.network);
    case 'profile-fields':
      return await pullProfileFields(account, request.locale);
    case 'interests':
      return await pullInterests(account, request.locale);
  }
}
