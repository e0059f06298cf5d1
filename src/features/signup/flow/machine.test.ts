import { describe, expect, test } from 'vitest';
import {
  activityOf,
  isPushOffered,
  isSignupOver,
  type PushStatus,
  type SignupEvent,
  type SignupState,
  signupTransition,
} from './machine.ts';
import type { ResumeFacts } from './resume-step.ts';
import { signupProgress } from './signup-progress.ts';

const NOTHING_KNOWN: ResumeFacts = {
  profile: { main_image: null, countryregion: null, city: null, gender: null, date_of_birth: null, personal: null },
  isPushOffered: true,
  autoSkip: false,
  savedStep: null,
};
const IMAGE = { id: 1, thumb_filename: 'a', filename: 'b' };

function outcomeOf(step: SignupState['step'], event: SignupEvent) {
  const { state, effects } = signupTransition({ step }, event);
  return [state.step, ...effects];
}

describe('step 0', () => {
  test.each<[PushStatus, (string | number)[]]>([
    ['undecided', [1]],
    ['needs-installing', [1]],
    ['unsupported', [2]],
    ['denied', [2]],
    ['subscribed', [2, 'attach-push-subscription']],
  ])('an account made where push is %s: %j', (push, expected) => {
    expect(outcomeOf(0, { type: 'account-created', push })).toEqual(expected);
  });
});

describe('the steps of a member', () => {
  test.each<[SignupState['step'], SignupEvent['type'], (string | number)[]]>([
    [1, 'push-answered', [2]],
    [1, 'push-skipped', [2]],
    [1, 'push-not-offered', [2]],
    [2, 'photo-uploaded', [3]],
    [2, 'photo-declined', [3]],
    [3, 'location-saved', [4]],
    [3, 'location-skipped', [4]],
    [4, 'person-saved', [5]],
    [4, 'person-skipped', [5]],
    [5, 'texts-saved', [6]],
    [6, 'activation-delivered', [7, 'emit-signup-flow-complete']],
    [6, 'activation-timed-out', [7, 'emit-signup-flow-complete']],
    [6, 'activation-not-awaited', [7, 'emit-signup-flow-complete']],
  ])('from %i by %s: %j', (step, type, expected) => {
    expect(outcomeOf(step, eventOf(type))).toEqual(expected);
  });

  test('an event of another step changes nothing', () => {
    const state: SignupState = { step: 4 };
    const { state: next, effects } = signupTransition(state, { type: 'location-saved' });
    expect(next).toBe(state);
    expect(effects).toEqual([]);
    expect(outcomeOf(7, { type: 'activation-delivered' })).toEqual([7]);
    expect(outcomeOf(0, { type: 'photo-declined' })).toEqual([0]);
    expect(outcomeOf(3, { type: 'account-created', push: 'denied' })).toEqual([3]);
    expect(outcomeOf(3, { type: 'resumed', facts: NOTHING_KNOWN })).toEqual([3]);
  });
});

describe('coming back', () => {
  test.each<[string, Partial<ResumeFacts>, Partial<ResumeFacts['profile']>, number]>([
    ['nothing is known', {}, {}, 1],
    ['push is off', { isPushOffered: false }, {}, 2],
    ['there is a main image', {}, { main_image: IMAGE }, 3],
    ['the place is known, without auto-skip', {}, { city: 'Gent', gender: 'female', personal: 'I sing.' }, 1],
    ['a region, with auto-skip', { autoSkip: true }, { countryregion: 31 }, 4],
    ['a town, with auto-skip', { autoSkip: true }, { city: 'Gent' }, 4],
    ['a gender, with auto-skip', { autoSkip: true }, { gender: 'other' }, 5],
    ['a date of birth, with auto-skip', { autoSkip: true }, { city: 'Gent', date_of_birth: '1990-01-31' }, 5],
    ['the about text, with auto-skip', { autoSkip: true }, { personal: 'I sing.' }, 6],
    ['empty texts, with auto-skip', { autoSkip: true }, { city: '', personal: ' ' }, 1],
    ['a main image and no more, with auto-skip', { autoSkip: true }, { main_image: IMAGE }, 3],
    ['this browser is further', { savedStep: 5 }, { main_image: IMAGE }, 5],
    ['another device is further', { savedStep: 2, autoSkip: true }, { gender: 'male' }, 5],
    ['this browser has reached the end', { savedStep: 7 }, { personal: 'I sing.' }, 7],
  ])('%s', (_case, facts, profile, step) => {
    const all = { ...NOTHING_KNOWN, ...facts, profile: { ...NOTHING_KNOWN.profile, ...profile } };
    expect(outcomeOf(0, { type: 'resumed', facts: all })).toEqual([step]);
  });

  test('a sign-up that was finished on another device is over, one that was finished here is shown to its end', () => {
    expect(isSignupOver({ lastSignupStep: true }, null)).toBe(true);
    expect(isSignupOver({ lastSignupStep: true }, 4)).toBe(true);
    // The server may have saved step 5 although the response was lost.
    expect(isSignupOver({ lastSignupStep: true }, 5)).toBe(false);
    expect(isSignupOver({ lastSignupStep: true }, 6)).toBe(false);
    expect(isSignupOver({ lastSignupStep: true }, 7)).toBe(false);
    expect(isSignupOver({ lastSignupStep: false }, 7)).toBe(false);
    expect(isSignupOver({ lastSignupStep: false }, null)).toBe(false);
  });
});

test('the position is asked for in step 3 and the mail is watched in step 6, and nowhere else', () => {
  const steps = [0, 1, 2, 3, 4, 5, 6, 7] as const;
  expect(steps.map((step) => activityOf({ step }))).toEqual([
    null,
    null,
    null,
    'asking-for-position',
    null,
    null,
    'polling-activation',
    null,
  ]);
});

test('progress is counted in sixths and is full with the last step', () => {
  expect([0, 1, 3, 6, 7].map(signupProgress)).toEqual([0, 1 / 6, 0.5, 1, 1]);
});

test('push is offered where it is undecided or only wants installing', () => {
  expect(
    (['undecided', 'needs-installing', 'unsupported', 'denied', 'subscribed'] as const).map(isPushOffered),
  ).toEqual([true, true, false, false, false]);
});

function eventOf(type: SignupEvent['type']): SignupEvent {
  if (type === 'account-created') return { type, push: 'undecided' };
  return type === 'resumed' ? { type, facts: NOTHING_KNOWN } : { type };
}
