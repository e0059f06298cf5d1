import { expect, test } from 'vitest';
import { checkInProcess } from '../../scripts/check-contract/run/in-process.ts';
import type { RunPhase } from '../../scripts/check-contract/run/plan.ts';
import { modelTransport } from './seeds/backend/model-transport.ts';
import { type BreachGroup, type Seed, seedName } from './seeds/breach.ts';
import { runSeed } from './seeds/run-seed.ts';
import { allSeeds } from './seeds/seeds.ts';

/** One seed for each kind of check, so that removing a check fails here; `npm run test:seeds` runs hundreds of them. */
const SAMPLE: readonly (readonly [seed: string, codes: readonly string[], phases?: readonly RunPhase[]])[] = [
  ['bytes/repeated-key@getUser', ['repeated-name']],
  ['bytes/lone-surrogate@getSettings', ['lone-surrogate']],
  ['bytes/double-utf-8@getCompanyInfo', ['php-utf8-twice']],
  ['bytes/html-entities@getCompanyInfo', ['php-html-entities']],
  ['bytes/charset-latin-1@getUser', ['wrong-charset']],
  ['bytes/number-too-large@getUser', ['wrong-type']],
  ['values/time-with-offset@getUser/signup_date', ['time-not-utc']],
  ['values/far-future@getUser/signup_date', ['time-not-yet']],
  ['headers/page-for-any-format@likeProfile', ['not-json']],
  ['headers/data-saver-shortened@getCredits', ['undeclared-header']],
  ['headers/phone-shortened@getSettings', ['undeclared-header']],
  ['refusals/refusal-tells-sql@likeProfile', ['inside-told']],
  ['refusals/numeric-text-accepted@likeProfile.profile', ['bad-request-accepted']],
  ['refusals/method-override@/api/likes.php', ['method-override']],
  ['refusals/prototype-key-fails@likeProfile', ['server-error']],
  ['refusals/repeated-parameter-accepted@search', ['php-repeated-key']],
  ['sessions/cookie-without-httponly@everywhere', ['session-cookie']],
  ['sessions/cookie-with-every-answer@everywhere', ['cookie-with-every-answer']],
  ['sessions/cached-by-anybody@getUser', ['kept-by-others']],
  ['sessions/cached-by-the-browser@getUser', ['kept-after-logout']],
  ['members/meant-for-another-accepted@likeProfile', ['sequence-broken']],
  ['sessions/origin-any@everywhere', ['other-sites-read']],
  ['sessions/session-kept-at-login@logIn', ['session-not-renewed']],
  ['sessions/password-change-keeps-sessions@everywhere', ['sequence-broken']],
  ['sessions/unknown-address-told@logIn.message', ['address-told']],
  ['sessions/unknown-address-quicker@logIn', ['address-told-by-time']],
  ['refusals/missing-header-accepted@getLikes', ['bad-request-accepted']],
  ['members/foreign-conversation@readChat', ['sequence-broken']],
  ['members/balance-told-to-strangers@everywhere', ['sequence-broken']],
  ['idempotency/key-shared-between-members@likeProfile', ['key-of-all-members']],
  ['idempotency/key-raced@orderCredits', ['key-raced']],
  ['idempotency/key-of-another-body-done@sendMessage', ['sequence-broken']],
  ['meaning/text-emoji-lost@saveProfile.personal', ['sequence-broken']],
  ['meaning/filter-ignored@gender', ['sequence-broken']],
  ['meaning/pages-overlap@search', ['sequence-broken']],
  ['meaning/before-inclusive@everywhere', ['sequence-broken']],
  ['meaning/opening-does-not-clear-new@everywhere', ['sequence-broken']],
  ['meaning/blocker-found@everywhere', ['sequence-broken']],
  ['meaning/like-is-returned@everywhere', ['sequence-broken']],
  ['meaning/liked-again-is-new@everywhere', ['sequence-broken']],
  ['meaning/likes-across-a-block@blocker', ['sequence-broken']],
  ['meaning/likes-across-a-block@blocked', ['sequence-broken']],
  ['meaning/mutual-likes-hidden@everywhere', ['sequence-broken']],
  ['meaning/received-likes-cut@everywhere', ['sequence-broken']],
  ['meaning/opening-clears-all@everywhere', ['sequence-broken']],
  ['meaning/block-keeps-received-likes@everywhere', ['sequence-broken']],
  ['meaning/match-of-any-gender@everywhere', ['sequence-broken']],
  ['meaning/match-of-any-age@everywhere', ['sequence-broken']],
  ['meaning/signup-matches-few@everywhere', ['sequence-broken']],
  ['meaning/answer-skips-another@everywhere', ['sequence-broken']],
  ['meaning/photo-file@missing', ['sequence-broken']],
  ['meaning/photo-file@kept', ['sequence-broken']],
  ['meaning/photo-file@given-early', ['sequence-broken']],
  ['meaning/photo-file@given-late', ['sequence-broken']],
  ['meaning/photo-words-lost@everywhere', ['sequence-broken']],
  ['meaning/consent-of-both@everywhere', ['sequence-broken']],
  ['meaning/quote-hides-photo@everywhere', ['sequence-broken']],
  ['meaning/shown-credits-ignored@everywhere', ['sequence-broken']],
  ['meaning/withdrawn-after-its-time@everywhere', ['sequence-broken']],
  ['meaning/preview-withdraws@everywhere', ['sequence-broken']],
  ['meaning/several-codes-in-one@everywhere', ['sequence-broken']],
  ['meaning/unknown-name-accepted@fields', ['sequence-broken']],
  ['meaning/unknown-name-accepted@notes', ['sequence-broken']],
  ['meaning/unconfirmed-told-active@everywhere', ['sequence-broken']],
  ['meaning/left-address-told@active', ['sequence-broken']],
  ['meaning/left-address-told@new', ['sequence-broken']],
  ['refusals/optional-header-needed@reportPageHidden', ['valid-request-refused'], ['conformance']],
  ['refusals/optional-header-needed@withdraw', ['sequence-broken'], ['conformance', 'sequences']],
  ['refusals/optional-header-needed@requestMailChange', ['valid-request-refused'], ['conformance', 'session']],
  ['refusals/optional-header-needed@openCam', ['valid-request-refused'], ['conformance']],
  ['meaning/left-address-signs-up@everywhere', ['sequence-broken']],
  ['sessions/token-by-its-beginning@resetPassword', ['sequence-broken']],
  ['sessions/mails-without-limit@everywhere', ['sequence-broken']],
  ['sessions/asked-twice-told@requestPasswordReset', ['address-told']],
  ['sessions/asked-twice-told@resendActivation', ['address-told']],
  ['meaning/cancel-not-kept@cancelPremium', ['broken-fact']],
  ['meaning/cancel-ends-at-once@cancelPremium', ['broken-fact']],
  ['meaning/removed-chat-returns@everywhere', ['sequence-broken']],
  ['meaning/removed-chat-stays-gone@everywhere', ['sequence-broken']],
  ['meaning/unknown-town-near@everywhere', ['sequence-broken']],
  ['meaning/sign-up-not-kept@country', ['sequence-broken'], ['conformance', 'idempotency']],
  ['meaning/sign-up-not-kept@language', ['sequence-broken'], ['conformance', 'idempotency']],
  ['meaning/transaction-page-closed@everywhere', ['sequence-broken'], ['conformance', 'members']],
  ['sessions/brought-session-taken@everywhere', ['session-not-renewed']],
  ['idempotency/key-for-each-operation@everywhere', ['sequence-broken'], ['conformance', 'sequences']],
  ['meaning/report-told-as-other@everywhere', ['sequence-broken']],
  ['meaning/first-setting-only@everywhere', ['sequence-broken']],
  ['meaning/region-elsewhere-searched@everywhere', ['sequence-broken']],
  ['meaning/pending-image-of-member-shown@everywhere', ['sequence-broken']],
  ['meaning/again-ignored@everywhere', ['sequence-broken']],
  ['meaning/photos-told-when-taken-back@everywhere', ['sequence-broken']],
  ['sessions/second-logout-refused@everywhere', ['undocumented-status']],
  ['meaning/order-reversed@listReports', ['sequence-broken']],
  ['meaning/kept-switches-limit-home@everywhere', ['sequence-broken']],
  ['meaning/since-off-by-an-hour@earlier', ['sequence-broken']],
  ['meaning/since-off-by-an-hour@later', ['sequence-broken']],
  ['meaning/save-empties-the-rest@city', ['sequence-broken']],
  ['meaning/order-ignored@newest', ['sequence-broken']],
  ['meaning/message-charged-twice@everywhere', ['sequence-broken']],
  ['meaning/export-lacks@own-messages', ['sequence-broken']],
  ['meaning/deleted-account-logs-in@everywhere', ['sequence-broken']],
  ['meaning/image-not-removed@everywhere', ['sequence-broken']],
  ['meaning/setting-changes-others@everywhere', ['sequence-broken']],
  ['meaning/match-answer-not-kept@everywhere', ['sequence-broken']],
  ['meaning/quote-lost@readChat', ['sequence-broken']],
  ['meaning/partner-read-goes-back@getChats', ['sequence-broken']],
  ['meaning/first-image-not-main-for-others@everywhere', ['sequence-broken']],
  ['meaning/names-padded@city', ['padded-text']],
  ['meaning/two-of-one-id@packs', ['broken-fact']],
  ['meaning/reason-not-told@price_changed', ['sequence-broken']],
  ['meaning/open-order-not-told@everywhere', ['broken-fact']],
  ['meaning/landing-lost@everywhere', ['sequence-broken'], ['conformance', 'idempotency']],
  ['meaning/photo-sides-swapped@everywhere', ['sequence-broken']],
  ['meaning/interests-first-only@everywhere', ['sequence-broken']],
  ['meaning/untranslated-page-told-translated@everywhere', ['sequence-broken']],
  ['meaning/writes-without-credits@everywhere', ['sequence-broken']],
  ['meaning/wrong-password-ends-session@everywhere', ['session-ended'], ['conformance', 'negative']],
  ['meaning/unknown-item-as-wrong-form@premium', ['not-found-otherwise'], ['conformance', 'negative']],
  ['meaning/redirect-to-script@openCam', ['wrong-header']],
  ['meaning/count-sets-cookie@everywhere', ['cookie-of-count']],
  ['refusals/refusal-may-be-kept@getChats', ['refusal-kept'], ['negative', 'session']],
  ['refusals/limit-unchecked@sendPhoto.message_id', ['bad-request-accepted'], ['conformance', 'negative']],
  ['refusals/missing-header-accepted@orderCredits', ['bad-request-accepted']],
  ['members/balance-of-others@getCredits', ['sequence-broken']],
  ['sessions/logout-removes-other-path@everywhere', ['session-cookie']],
  ['sessions/first-visit-refused@getPremium', ['public-call-refused']],
  ['sessions/lost-session-asks-by-window@getChats', ['login-dialog']],
  ['sessions/cached-by-the-browser@likeProfile', ['kept-after-logout']],
  ['meaning/jpeg-refused@everywhere', ['sequence-broken']],
  ['members/like-of-all-members@unlikeProfile', ['sequence-broken']],
  ['sessions/csrf-of-last-page-only@everywhere', ['csrf-of-last-page']],
  ['headers/date-hours-behind@getInterests', ['wrong-header']],
  ['headers/date-twice@getLikes', ['wrong-header']],
  ['headers/type-twice-the-other-way@getUser', ['wrong-header']],
  ['headers/header-tells-query@search', ['inside-told']],
  ['headers/header-logs-to-the-console@likeProfile', ['inside-told']],
  ['refusals/media-type-with-case@likeProfile', ['spelling-matters']],
  ['refusals/header-name-in-small-letters@getUser', ['spelling-matters']],
  ['refusals/header-name-as-written@unblockMember', ['sequence-broken'], ['conformance', 'idempotency']],
  ['refusals/second-body-ignored@logIn', ['bad-request-accepted']],
  ['sessions/token-of-time@csrf', ['token-guessable']],
  ['sessions/token-of-a-hashed-count@session', ['session-guessable']],
  ['sessions/token-with-little-chance@transaction', ['token-guessable'], ['conformance', 'sequences', 'session']],
  ['sessions/id-without-case@readTransaction', ['unknown-id-accepted'], ['conformance', 'negative']],
  ['sessions/id-without-case@confirmMailChange', ['sequence-broken']],
  ['sessions/address-with-case@logIn', ['sequence-broken']],
  ['sessions/address-with-case@withdraw', ['sequence-broken'], ['conformance', 'members', 'sequences']],
  ['sessions/link-of-another-mail-opens@confirmActivation', ['sequence-broken']],
  ['sessions/used-link-as-unknown@resetPassword', ['sequence-broken']],
];

/** The phases that can reveal a breach; a complete run would take too long for a sample. */
const PHASES: Readonly<Record<BreachGroup, readonly RunPhase[]>> = {
  bytes: ['conformance'],
  values: ['conformance'],
  headers: ['conformance', 'session', 'sequences'],
  refusals: ['negative'],
  members: ['conformance', 'members', 'sequences'],
  sessions: ['conformance', 'session'],
  idempotency: ['conformance', 'idempotency'],
  meaning: ['conformance', 'sequences', 'session'],
};

const byName = new Map(allSeeds().map((seed) => [seedName(seed), seed]));

function named(name: string): Seed {
  const seed = byName.get(name);
  if (seed === undefined) throw new Error(`There is no seed ${name}`);
  return seed;
}

test('the backend without a breach has no finding, so that every finding below comes from its seed', async () => {
  const report = await checkInProcess('https://model.example', {}, () => modelTransport(null));
  expect(report.findings.map(({ title, operationId, actual }) => `${operationId}: ${title} (${actual})`)).toEqual([]);
  expect(report.abortedBecause).toBeNull();
});

const SAMPLE_ROWS = SAMPLE.map(([name, codes, phases]) => ({ name, codes, phases }));

test.each(SAMPLE_ROWS)('the seed $name is found', async ({ name, codes, phases }) => {
  const seed = named(name);
  const { report } = await runSeed(seed, phases ?? PHASES[seed.group]);
  expect(report.findings.map(({ code }) => code)).toEqual(expect.arrayContaining([...codes]));
});

test('a wrong logout that is taken is the only finding: calls after it are not accused', async () => {
  const seed: Seed = { group: 'refusals', name: 'header-unchecked', place: 'logOut' };
  const report = await checkInProcess('https://model.example', { phases: ['conformance', 'negative'] }, () =>
    modelTransport(seed),
  );
  const told = new Set(report.findings.map(({ operationId, code }) => `${operationId} ${code}`));
  expect([...told]).toEqual(['logOut bad-request-accepted']);
});
