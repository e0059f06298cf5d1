import { type Classes, EVERYWHERE } from './classes.ts';

/** Whom a member finds, and what a profile tells. */
export const MEMBER_CLASSES: Classes = {
  'self-found': EVERYWHERE,
  'blocked-member-found': EVERYWHERE,
  'blocker-found': EVERYWHERE,
  'blocker-shown': EVERYWHERE,
  'gone-member-found': EVERYWHERE,
  'gone-member-shown': EVERYWHERE,
  'gone-member-liked': EVERYWHERE,
  'profile-does-not-tell-like': EVERYWHERE,
  'profile-does-not-tell-received-like': EVERYWHERE,
  'profile-does-not-tell-block': EVERYWHERE,
  'opening-does-not-clear-new': EVERYWHERE,
  'profile-is-stale': EVERYWHERE,
  'profile-hides-text': EVERYWHERE,
  'all-told-online': ['search', 'getProfile'],
  'none-told-online': ['search', 'getProfile'],
  'names-padded': ['name', 'city'],
  'pending-image-shown': ['getProfile', 'search', 'getLikes', 'getChats'],
  'pending-image-of-member-shown': EVERYWHERE,
  'match-answer-not-kept': EVERYWHERE,
  'match-of-any-gender': EVERYWHERE,
  'match-of-any-age': EVERYWHERE,
  'signup-matches-few': EVERYWHERE,
  'answer-skips-another': EVERYWHERE,
  'matches-while-questions-are-open': EVERYWHERE,
};
