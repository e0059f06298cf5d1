import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type SignupEvent, type SignupState, signupTransition } from './machine.ts';

/**
 * Allowed transitions, written independently from the specification, section 4. Step 0 may lead anywhere, since a
 * member can resume at any step.
 */
const MAY_LEAD_TO: Record<SignupState['step'], readonly number[]> = {
  0: [1, 2, 3, 4, 5, 6, 7],
  1: [2],
  2: [3],
  3: [4],
  4: [5],
  5: [6],
  6: [7],
  7: [],
};

const text = fc.option(fc.string({ maxLength: 5 }));
const facts = fc.record({
  profile: fc.record({
    main_image: fc.option(fc.constant({ id: 1, thumb_filename: 'a', filename: 'b' })),
    countryregion: fc.option(fc.integer({ min: 1, max: 99 })),
    city: text,
    gender: fc.option(fc.constantFrom('female' as const, 'male' as const, 'other' as const)),
    date_of_birth: fc.option(fc.constant('1990-01-31')),
    personal: text,
  }),
  isPushOffered: fc.boolean(),
  autoSkip: fc.boolean(),
  savedStep: fc.option(
    fc.constantFrom(1 as const, 2 as const, 3 as const, 4 as const, 5 as const, 6 as const, 7 as const),
  ),
});

const event: fc.Arbitrary<SignupEvent> = fc.oneof(
  fc.record({
    type: fc.constant('account-created' as const),
    push: fc.constantFrom('undecided', 'needs-installing', 'unsupported', 'denied', 'subscribed'),
  }),
  fc.record({ type: fc.constant('resumed' as const), facts }),
  fc.record({
    type: fc.constantFrom(
      'push-answered',
      'push-skipped',
      'push-not-offered',
      'photo-uploaded',
      'photo-declined',
      'location-saved',
      'location-skipped',
      'person-saved',
      'person-skipped',
      'texts-saved',
      'activation-delivered',
      'activation-timed-out',
      'activation-not-awaited',
    ),
  }),
);

function drive(events: readonly SignupEvent[]) {
  let state: SignupState = { step: 0 };
  return events.map((next) => {
    const before = state;
    const transition = signupTransition(before, next);
    state = transition.state;
    return { before, next, after: state, effects: transition.effects };
  });
}

test('whatever happens in whatever order, no step is reached that the specification does not have', () => {
  fc.assert(
    fc.property(fc.array(event, { maxLength: 60 }), (events) => {
      for (const { before, after } of drive(events)) {
        if (before.step === after.step) continue;
        expect(MAY_LEAD_TO[before.step]).toContain(after.step);
      }
    }),
    { numRuns: 2_000 },
  );
});

test('the completion is emitted at most once, and only when step 7 is entered from step 6', () => {
  fc.assert(
    fc.property(fc.array(event, { maxLength: 60 }), (events) => {
      const emitting = drive(events).filter(({ effects }) => effects.includes('emit-signup-flow-complete'));
      expect(emitting.length).toBeLessThanOrEqual(1);
      for (const { before, after } of emitting) expect([before.step, after.step]).toEqual([6, 7]);
    }),
    { numRuns: 2_000 },
  );
});

test('from every state there is a way to the end, and without an account there is none', () => {
  const wayOn: readonly SignupEvent[] = [
    { type: 'push-not-offered' },
    { type: 'photo-declined' },
    { type: 'location-skipped' },
    { type: 'person-skipped' },
    { type: 'texts-saved' },
    { type: 'activation-timed-out' },
  ];
  fc.assert(
    fc.property(fc.array(event, { maxLength: 30 }), (events) => {
      const reached = drive([...events, ...wayOn]).at(-1)?.after.step;
      const hasAccount = events.some(({ type }) => type === 'account-created' || type === 'resumed');
      expect(reached).toBe(hasAccount ? 7 : 0);
    }),
    { numRuns: 1_000 },
  );
});

test('a member who comes back is never put before what this browser has reached, nor into step 0', () => {
  fc.assert(
    fc.property(facts, (known) => {
      const { step } = signupTransition({ step: 0 }, { type: 'resumed', facts: known }).state;
      expect(step).toBeGreaterThanOrEqual(Math.max(1, known.savedStep ?? 1));
    }),
  );
});
