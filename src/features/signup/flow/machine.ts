import type { User } from '../../../../worker/public/rows.ts';
import { type ResumeFacts, resumeStep } from './resume-step.ts';

/** The steps from the specification, section 2. A visitor is in step 0, a member in any other. */
export type SignupState =
  | { step: 0 }
  /** Asks for push notifications. */
  | { step: 1 }
  /** Photo. */
  | { step: 2 }
  /** Location. */
  | { step: 3 }
  /** Gender, date of birth, configurable fields. */
  | { step: 4 }
  /** About-me texts. */
  | { step: 5 }
  /** Waiting for the delivery of the activation mail. */
  | { step: 6 }
  /** Check your e-mail. */
  | { step: 7 };

/**
 * State of push notifications in this browser. `needs-installing`: an iPhone or iPad, which supports push only after
 * the site is added to the home screen; step 1 explains this.
 */
export type PushStatus = 'undecided' | 'needs-installing' | 'unsupported' | 'denied' | 'subscribed';

export type SignupEvent =
  | { type: 'account-created'; push: PushStatus }
  /** A logged-in member returns to the sign-up. */
  | { type: 'resumed'; facts: ResumeFacts }
  /** The member has granted or denied the permission prompt. */
  | { type: 'push-answered' }
  | { type: 'push-skipped' }
  /** There is nothing (left) to ask: already denied or subscribed, no key, or no support. */
  | { type: 'push-not-offered' }
  | { type: 'photo-uploaded' }
  | { type: 'photo-declined' }
  | { type: 'location-saved' }
  | { type: 'location-skipped' }
  | { type: 'person-saved' }
  /** What skipping saves is saved (`skippedPerson`). */
  | { type: 'person-skipped' }
  | { type: 'texts-saved' }
  | { type: 'activation-delivered' }
  | { type: 'activation-timed-out' }
  /** The member goes on without waiting for the mail, as if the time had run out. */
  | { type: 'activation-not-awaited' };

/** A side effect that runs once, in the tab that made the transition. */
export type SignupEffect = 'attach-push-subscription' | 'emit-signup-flow-complete';

/** Work that runs for as long as a state lasts. */
export type SignupActivity = 'asking-for-position' | 'polling-activation';

export interface SignupTransition {
  state: SignupState;
  effects: readonly SignupEffect[];
}

/**
 * The signup step machine (specification, section 4):
 *
 *   0 start       --- resumed -------------------------> the step returned by `resumeStep`
 *   0 start       --- account created -----------------> 1, or 2 if there is nothing to ask about push
 *   1 push        --- answered, skipped, not offered --> 2
 *   2 photo       --- uploaded, declined --------------> 3
 *   3 location    --- saved, skipped ------------------> 4
 *   4 person      --- saved, skipped ------------------> 5
 *   5 texts       --- saved ---------------------------> 6
 *   6 activation  --- delivered, timed out, not awaited > 7, emitting `signup-flow-complete`
 *
 * Events that do not apply to the state, such as a late one from another tab, are ignored: the same state object is
 * returned.
 */
export function signupTransition(state: SignupState, event: SignupEvent): SignupTransition {
  switch (state.step) {
    case 0:
      return leaveStart(state, event);
    case 1:
      return event.type === 'push-answered' || event.type === 'push-skipped' || event.type === 'push-not-offered'
        ? to({ step: 2 })
        : stay(state);
    case 2:
      return event.type === 'photo-uploaded' || event.type === 'photo-declined' ? to({ step: 3 }) : stay(state);
    case 3:
      return event.type === 'location-saved' || event.type === 'location-skipped' ? to({ step: 4 }) : stay(state);
    case 4:
      return event.type === 'person-saved' || event.type === 'person-skipped' ? to({ step: 5 }) : stay(state);
    case 5:
      return event.type === 'texts-saved' ? to({ step: 6 }) : stay(state);
    case 6:
      return event.type === 'activation-delivered' ||
        event.type === 'activation-timed-out' ||
        event.type === 'activation-not-awaited'
        ? to({ step: 7 }, 'emit-signup-flow-complete')
        : stay(state);
    case 7:
      return stay(state);
  }
}

function leaveStart(state: SignupState, event: SignupEvent): SignupTransition {
  if (event.type === 'resumed') return to({ step: resumeStep(event.facts) });
  if (event.type !== 'account-created') return stay(state);
  if (isPushOffered(event.push)) return to({ step: 1 });
  return event.push === 'subscribed' ? to({ step: 2 }, 'attach-push-subscription') : to({ step: 2 });
}

/** Returns whether step 1 has something to show: push is supported and undecided, or needs installing. */
export function isPushOffered(push: PushStatus): boolean {
  return push === 'undecided' || push === 'needs-installing';
}

export function activityOf({ step }: SignupState): SignupActivity | null {
  if (step === 3) return 'asking-for-position';
  return step === 6 ? 'polling-activation' : null;
}

/**
 * Returns whether the member has finished the sign-up and this browser has nothing left to show. If this browser is at
 * step 5 or later, the flow is shown to the end. Step 5 is included because saving it finishes the sign-up on the
 * server, and the response may be late or lost.
 */
export function isSignupOver(profile: Pick<User['profile'], 'lastSignupStep'>, kept: number | null): boolean {
  return profile.lastSignupStep && (kept === null || kept < 5);
}

function to(state: SignupState, ...effects: SignupEffect[]): SignupTransition {
  return { state, effects };
}

function stay(state: SignupState): SignupTransition {
  return { state, effects: [] };
}
