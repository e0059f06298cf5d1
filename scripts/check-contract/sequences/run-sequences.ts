import { operationOf } from '../contract/contract.ts';
import type { RunContext } from '../run/context.ts';
import { SAFE_MODE } from '../run/skipped.ts';
import type { Visitor } from '../run/visitor.ts';
import { orderCredits, saveNotifications, saveProfile } from './account.ts';
import { acrossABlock } from './across-a-block.ts';
import { addresses, confirmedAddress } from './addresses.ts';
import { allOrNothing } from './all-or-nothing.ts';
import { apart } from './apart.ts';
import { beingBlocked } from './being-blocked.ts';
import { blocking } from './blocks-of-two.ts';
import { partnersApart } from './cams-apart.ts';
import { cardsEverywhere } from './cards-everywhere.ts';
import { chat } from './chats.ts';
import { codes } from './codes.ts';
import { completeProfile } from './complete-profile.ts';
import { defaults } from './defaults.ts';
import { devicesOfTwo } from './devices-of-two.ts';
import { eachSetting } from './each-setting.ts';
import { evidence } from './evidence.ts';
import { exported } from './export.ts';
import { ownImages, subscriptions } from './images.ts';
import { nearlyEqualKeys } from './keys.ts';
import { landingPeople } from './landing-people.ts';
import { places, translated } from './languages.ts';
import { largestPhoto } from './largest-photo.ts';
import { leftAlone } from './left-alone.ts';
import { likeAndUnlike } from './likes.ts';
import { likesAcrossBlocks } from './likes-across-blocks.ts';
import { likesAndProfiles } from './likes-and-profiles.ts';
import { likesOfTwo } from './likes-of-two.ts';
import { listOfChats } from './list-of-chats.ts';
import { matchAnswers, signupMatches } from './match-finder.ts';
import { firstAnswers } from './match-of-others.ts';
import { blockAndUnblock } from './members.ts';
import { messages } from './messages.ts';
import { order, prices } from './money.ts';
import { offersOfCountry } from './offers-of-country.ts';
import { onlineMembers } from './online.ts';
import { openOrders } from './open-orders.ts';
import { saveEachProperty, seenByOthers } from './own-profile.ts';
import { pagingSequences } from './paging.ts';
import { photoAlone } from './photo-alone.ts';
import { photosInChats } from './photos-in-chats.ts';
import { photosOfTwo } from './photos-of-two.ts';
import { positions } from './positions.ts';
import { discounts, guardedOrder, premiumAgrees, premiumOrder } from './premium.ts';
import { premiumTwice } from './premium-twice.ts';
import { profilesOfOthers } from './profiles-of-others.ts';
import { references } from './receipts.ts';
import { refusedThenDone } from './refused-keys.ts';
import { savedFilters, searchFilters, searchOrders } from './search.ts';
import { keptByHome } from './search-at-home.ts';
import { knownTowns, unknownTowns } from './search-distance.ts';
import { newsOfSearch } from './search-news.ts';
import { filtersOnPages, filtersTogether, nearbyAndNewest } from './search-together.ts';
import { filtersKept, filtersTold, withoutTown } from './search-told.ts';
import type { Sequence } from './sequence.ts';
import { cams, siteAgrees } from './site.ts';
import { SequenceEnded, Steps } from './steps.ts';
import { textLimits } from './text-limits.ts';
import { unreadStays } from './unread-stays.ts';
import { previewsLater } from './withdrawals.ts';
import { withoutCredits } from './without-credits.ts';

const SEQUENCES: readonly Sequence[] = [
  completeProfile,
  likeAndUnlike,
  chat,
  blockAndUnblock,
  saveNotifications,
  saveProfile,
  orderCredits,
  searchFilters,
  searchOrders,
  savedFilters,
  keptByHome,
  filtersKept,
  filtersTogether,
  filtersOnPages,
  nearbyAndNewest,
  newsOfSearch,
  unknownTowns,
  knownTowns,
  filtersTold,
  withoutTown,
  onlineMembers,
  matchAnswers,
  firstAnswers,
  signupMatches,
  landingPeople,
  ...pagingSequences,
  listOfChats,
  unreadStays,
  withoutCredits,
  messages,
  likesAndProfiles,
  likesOfTwo,
  likesAcrossBlocks,
  blocking,
  beingBlocked,
  acrossABlock,
  saveEachProperty,
  textLimits,
  allOrNothing,
  ownImages,
  largestPhoto,
  seenByOthers,
  cardsEverywhere,
  photosOfTwo,
  photosInChats,
  photoAlone,
  apart,
  leftAlone,
  profilesOfOthers,
  eachSetting,
  subscriptions,
  devicesOfTwo,
  prices,
  order,
  premiumOrder,
  premiumTwice,
  premiumAgrees,
  discounts,
  offersOfCountry,
  codes,
  guardedOrder,
  openOrders,
  references,
  previewsLater,
  nearlyEqualKeys,
  refusedThenDone,
  translated,
  places,
  positions,
  siteAgrees,
  defaults,
  cams,
  partnersApart,
  evidence,
  addresses,
  confirmedAddress,
  exported,
];

/** Runs all sequences that keep the member's session alive. `other` is the throwaway account. */
export async function runSequences(context: RunContext, other: Visitor | null): Promise<void> {
  context.onPhase('Sequences');
  for (const sequence of SEQUENCES) {
    const own = sequence.account === 'member' ? context.member : other;
    await runSequence(context, sequence, own, other);
  }
}

export async function runSequence(
  context: RunContext,
  sequence: Sequence,
  visitor: Visitor | null,
  other: Visitor | null = null,
): Promise<void> {
  // Anyone who filters operations knows that the others are skipped.
  if (isFiltered(context, sequence)) return;
  const reason = reasonToSkip(context, sequence, visitor, other);
  if (reason !== null) context.skipped.add(sequence.title, reason);
  if (reason !== null || visitor === null) return;
  const stepsOf = (who: Visitor): Steps => new Steps(context, sequence.title, who);
  try {
    await sequence.run(stepsOf(visitor), { other: other?.hasSession ? stepsOf(other) : null });
  } catch (error) {
    if (!(error instanceof SequenceEnded)) throw error;
  }
}

const NO_OTHER = 'there is no account of its own for it';

/** Returns whether the filters leave out a call of the sequence. */
function isFiltered({ contract, planned }: RunContext, { calls }: Sequence): boolean {
  return calls.some(({ operationId, use }) => {
    const operation = operationOf(contract, operationId);
    const isPlanned = planned.some((each) => each.operation === operation && (use === null || each.use.name === use));
    const isThere = operation?.uses.some((each) => use === null || each.name === use) === true;
    return isThere && !isPlanned;
  });
}

/** Returns null if the sequence can run. */
function reasonToSkip(
  context: RunContext,
  { calls, needsOther }: Sequence,
  visitor: Visitor | null,
  other: Visitor | null,
): string | null {
  if (context.isSafe) return SAFE_MODE;
  if (visitor === null) return NO_OTHER;
  if (needsOther === true && other?.hasSession !== true) return NO_OTHER;
  for (const { operationId, use } of calls) {
    const operation = operationOf(context.contract, operationId);
    const name = use ?? operationId;
    if (operation === null || (use !== null && !operation.uses.some((each) => each.name === use)))
      return `the contract has no ${name}`;
    if (context.runner.isMuted(operationId)) return `${name} is not there or gives no answer`;
  }
  return visitor.hasSession ? null : 'it needs a login';
}
