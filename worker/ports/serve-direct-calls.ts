import { confirmActivation, resendActivation } from '../features/account/activation.ts';
import { confirmMailChange } from '../features/account/mail-change.ts';
import { requestPasswordReset, resetPassword } from '../features/account/reset-password.ts';
import { complain } from '../features/complaints/complain.ts';
import { loadCompany, loadContent } from '../features/content/load.ts';
import { answerMatch, loadLandingPeople, loadMatches } from '../features/matches/load.ts';
import { loadVisitorProfile } from '../features/members/load-visitor-profile.ts';
import { findDiscount } from '../features/money/discount.ts';
import { loadPricing } from '../features/money/load-pricing.ts';
import { loadTransaction } from '../features/money/load-transaction.ts';
import { previewWithdrawal, withdraw } from '../features/money/withdraw.ts';
import { searchCams } from '../features/partners/search-cams.ts';
import { loadProfileFields } from '../features/profile/load-fields.ts';
import { loadInterests } from '../features/search/load-interests.ts';
import { searchAsVisitor } from '../features/search/visitor-search.ts';
import { checkEmail } from '../features/signup/check-email.ts';
import { countLandingStep } from '../features/signup/count-landing-step.ts';
import { geocode } from '../features/signup/geocode.ts';
import type { DirectCalls, DirectResult } from '../public/direct-calls.ts';
import type { Settings } from '../public/rows.ts';
import type { Reply } from '../public/worker-api.ts';
import { directResult } from '../sync/direct-result.ts';
import type { Visit } from '../sync/visit.ts';
import type { Backend } from './backend.ts';

type ReplyTo = <Result>(work: () => Promise<Result>) => Promise<Reply<Result>>;

type Visited = Pick<Backend, 'visit' | 'visitAsWhoIsHere' | 'checkSession'>;

/** Serves the calls that need no session. A context is taken from `backend` for each of them. */
export function serveDirectCalls(reply: ReplyTo, backend: Visited): Omit<DirectCalls, 'signUp'> {
  const { visit } = backend;
  let settings: Promise<DirectResult<Settings>> | null = null;

  /** For what the server does in the name of whoever is logged in there. */
  function asWhoIsHere<Data>(call: (visit: Visit) => Promise<DirectResult<Data>>): Promise<Reply<DirectResult<Data>>> {
    return reply(async () => {
      const result = await call(backend.visitAsWhoIsHere());
      if (result.status === 'session-lost') backend.checkSession();
      return result;
    });
  }

  /** Parts of a page that need the settings at the same time share one call. */
  function loadSettings(): Promise<DirectResult<Settings>> {
    if (settings !== null) return settings;
    const loading = visit()
      .settings()
      .then(directResult)
      .finally(() => {
        settings = null;
      });
    settings = loading;
    return loading;
  }

  return {
    loadSettings: () => reply(loadSettings),
    loadContent: (page, language) => reply(() => loadContent(visit(), page, language)),
    loadVisitorProfile: (memberId, network) => reply(() => loadVisitorProfile(visit(), memberId, network)),
    loadProfileFields: (language) => reply(() => loadProfileFields(visit(), language)),
    loadInterests: (language) => reply(() => loadInterests(visit(), language)),
    searchAsVisitor: (search, network) => reply(() => searchAsVisitor(visit(), search, network)),
    searchCams: (filters) => reply(() => searchCams(visit(), filters)),
    loadCompany: () => reply(() => loadCompany(visit())),
    loadDiscount: (terms) => reply(() => findDiscount(visit(), terms)),
    loadPricing: (terms) => reply(() => loadPricing(visit(), terms)),
    loadTransaction: (id) => reply(() => loadTransaction(visit(), id)),
    previewWithdrawal: (id, email) => asWhoIsHere((own) => previewWithdrawal(own, id, email)),
    withdraw: (withdrawal, attemptId) => asWhoIsHere((own) => withdraw(own, withdrawal, attemptId)),
    requestPasswordReset: (email, attemptId) => reply(() => requestPasswordReset(visit(), email, attemptId)),
    resetPassword: (token, password, attemptId) => reply(() => resetPassword(visit(), token, password, attemptId)),
    confirmActivation: (token, attemptId) => reply(() => confirmActivation(visit(), token, attemptId)),
    resendActivation: (email, attemptId) => asWhoIsHere((own) => resendActivation(own, email, attemptId)),
    confirmMailChange: (token, attemptId) => reply(() => confirmMailChange(visit(), token, attemptId)),
    complain: (complaint, attemptId) => reply(() => complain(visit(), complaint, attemptId)),
    countLandingStep: (step) => reply(() => countLandingStep(visit(), step)),
    checkEmail: (formId, email) => reply(() => checkEmail(visit(), formId, email)),
    geocode: (lat, lon) => reply(() => geocode(visit(), lat, lon)),
    loadLandingPeople: (question) => reply(() => loadLandingPeople(visit(), question)),
    loadMatches: (kind, language) => reply(() => loadMatches(visit(), kind, language)),
    answerMatch: (answer, language, attemptId) => asWhoIsHere((own) => answerMatch(own, answer, language, attemptId)),
  };
}
