import type { components } from '../../openapi/generated/types.ts';
import type { DiscountTerms } from './discount-terms.ts';
import type { Failure } from './failure.ts';
import type { MemberSearch, SearchFilters } from './member-search.ts';
import type { MemberProfile, ProfileFields, SearchResult, Settings } from './rows.ts';
import type { LocaleCode } from './runtime-configuration.ts';
import type { Session } from './session.ts';
import type { Reply } from './worker-api.ts';

type Schemas = components['schemas'];
/** Why an account is banned, and until when. */
export type Ban = NonNullable<Schemas['ErrorResponse']['ban']>;
export type Cam = Schemas['Cam'];
export type CompanyInfo = Schemas['CompanyInfo'];
export type ContentPage = Schemas['ContentPage'];
export type ContentPageName = Schemas['ContentPageName'];
export type CreditOffer = Schemas['CreditOffer'];
export type DiscountCode = Schemas['DiscountCode'];
export type EmailValidation = Schemas['EmailValidation'];
export type Geocode = Schemas['Geocode'];
export type LandingPerson = Schemas['LandingPeople']['people'][number];
export type LandingVisit = Schemas['LandingVisit'];
export type Match = Schemas['Match'];
export type Matches = Schemas['Matches'];
export type MatchQuestion = Schemas['MatchQuestion'];
export type OpenOrder = Schemas['OpenOrder'];
export type PremiumOffer = Schemas['PremiumOffer'];
export type Receipt = Schemas['Receipt'];
export type ReportKind = Schemas['ReportRequest']['kind'];
export type ShownOrder = Schemas['ShownOrder'];
export type Transaction = Schemas['Transaction'];
export type WithdrawalPreview = Schemas['WithdrawalPreview'];
export type WithdrawalReceipt = Schemas['WithdrawalReceipt'];

/** A complaint as the form has it; the token of this browser is added by the worker. */
export type Complaint = Omit<Schemas['ComplaintRequest'], 'csrf'>;
/** A new account as the form has it. */
export type NewAccount = Omit<Schemas['SignUpRequest'], 'csrf'>;

/** The statement by which a member, or somebody without a session, withdraws from a contract. */
export interface Withdrawal {
  transactionId: string;
  name: string;
  /** Where the receipt goes; without the session of who ordered, the address of that account. */
  email: string;
}

/** How a call ends that goes straight to the server and is never queued. */
export type DirectResult<Data> = { status: 'answered'; data: Data } | Failure;

export type SignUpResult = { status: 'signed-up'; session: Session } | { status: 'storage-refused' } | Failure;

/** What a visitor can be offered and what it costs. */
export interface Pricing {
  credits: CreditOffer;
  premium: PremiumOffer;
  settings: Settings;
}

/** What the lookups of discounts found. */
export interface FoundDiscount {
  best: DiscountCode | null;
  /** That of the code that was typed; null when it does not hold. */
  typed: DiscountCode | null;
  timeBonus: Schemas['TimeBonus'] | null;
}

/** What of a search webcams are chosen by. */
export type CamFilters = Pick<SearchFilters, 'gender' | 'min_age' | 'max_age'>;

/** For whom a landing page is, 1 to 7, and around which country; null is that of the visitor. */
export interface LandingQuestion {
  niche: number;
  country: string | null;
  language: LocaleCode;
}

/**
 * Calls for pages that need no session. `attemptId` is a UUID made by the caller: sending the same one twice is doing
 * it once.
 */
export interface DirectCalls {
  loadSettings(): Promise<Reply<DirectResult<Settings>>>;
  loadContent(page: ContentPageName, language: LocaleCode): Promise<Reply<DirectResult<ContentPage>>>;
  /**
   * A member's profile for who is not logged in; refused where visitors may not see members.
   *
   * @param network of the tracking record, where the settings ask for one
   */
  loadVisitorProfile(memberId: number, network: string | null): Promise<Reply<DirectResult<MemberProfile>>>;
  /** The site's own profile fields with their names in one language. */
  loadProfileFields(language: LocaleCode): Promise<Reply<DirectResult<ProfileFields>>>;
  /** One page of a search for who is not logged in; refused where the search is closed to visitors. */
  searchAsVisitor(search: MemberSearch, network: string | null): Promise<Reply<DirectResult<SearchResult>>>;
  /** Webcams for the ad tiles of a search. Ask only for members who see such ads. */
  searchCams(filters: CamFilters): Promise<Reply<DirectResult<readonly Cam[]>>>;
  loadCompany(): Promise<Reply<DirectResult<CompanyInfo>>>;
  loadDiscount(terms: DiscountTerms): Promise<Reply<DirectResult<FoundDiscount>>>;
  loadPricing(terms: DiscountTerms): Promise<Reply<DirectResult<Pricing>>>;
  /** Open to whoever has the address, with or without a session. */
  loadTransaction(id: string): Promise<Reply<DirectResult<Transaction>>>;
  /** @param email of the account that ordered; null in its session */
  previewWithdrawal(transactionId: string, email: string | null): Promise<Reply<DirectResult<WithdrawalPreview>>>;
  withdraw(withdrawal: Withdrawal, attemptId: string): Promise<Reply<DirectResult<WithdrawalReceipt>>>;

  /** Answers the same whether or not there is such an account. */
  requestPasswordReset(email: string, attemptId: string): Promise<Reply<DirectResult<null>>>;
  resetPassword(token: string, password: string, attemptId: string): Promise<Reply<DirectResult<null>>>;
  confirmActivation(token: string, attemptId: string): Promise<Reply<DirectResult<null>>>;
  /** @param email null for the member who is logged in */
  resendActivation(email: string | null, attemptId: string): Promise<Reply<DirectResult<null>>>;
  confirmMailChange(token: string, attemptId: string): Promise<Reply<DirectResult<null>>>;
  complain(complaint: Complaint, attemptId: string): Promise<Reply<DirectResult<Receipt>>>;

  /** A later check of the same form cuts an earlier one off, which then ends as `offline`. */
  checkEmail(formId: string, email: string): Promise<Reply<DirectResult<EmailValidation>>>;
  /** Creates the account and makes it the session of all tabs. */
  signUp(account: NewAccount, attemptId: string): Promise<Reply<SignUpResult>>;

  /** The place of a position, in degrees; what is not known of it is null. */
  geocode(lat: number, lon: number): Promise<Reply<DirectResult<Geocode>>>;

  loadMatches(kind: 'finder' | 'signup', language: LocaleCode): Promise<Reply<DirectResult<Matches>>>;
  loadLandingPeople(question: LandingQuestion): Promise<Reply<DirectResult<Matches>>>;
  /** @param answer null skips the question */
  answerMatch(
    answer: { question: number; answer: string | null },
    language: LocaleCode,
    attemptId: string,
  ): Promise<Reply<DirectResult<Matches>>>;
}
