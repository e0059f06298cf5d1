import { useState } from 'react';
import type { SignupDraft, SignupStep } from '../../../../worker/public/rows.ts';
import type { SignupProgress } from '../../../../worker/public/worker-api.ts';
import { type SignupEvent, signupTransition } from './machine.ts';
import type { Signup } from './use-signup.ts';

/**
 * Target of the back button per step. Step 1 has none: before it is the form of an account that has been created by now.
 * From the mail at the end it leads to the last step with something to type.
 */
const STEP_BEFORE: Readonly<Record<SignupStep, SignupStep | null>> = { 1: null, 2: 1, 3: 2, 4: 3, 5: 4, 6: 5, 7: 5 };

/** The completed step that the member went back to, and what was typed in each and not saved. */
interface Review {
  step: SignupStep;
  drafts: Readonly<Partial<Record<SignupStep, SignupDraft>>>;
}

interface ReviewedSignup extends Omit<Signup, 'run' | 'progress'> {
  /** The visible step and its unsaved input. */
  shown: SignupProgress;
  /** Null if the step has no back button. */
  goBack: (() => void) | null;
}

/**
 * Lets the member go back to completed steps. The actual progress and its draft stay unchanged: the member walks
 * through the steps in between again until reaching it.
 *
 * @param hasPushStep step 1 has something to ask: what the browser was asked and has answered is not asked again
 */
export function useReview(
  progress: SignupProgress,
  { change, send, run }: Omit<Signup, 'progress'>,
  hasPushStep: boolean,
): ReviewedSignup {
  const [review, setReview] = useState<Review | null>(null);
  const step = review?.step ?? progress.step;
  const drafts = review?.drafts ?? {};
  const before = STEP_BEFORE[step];
  const goBack = before === null || (before === 1 && !hasPushStep) ? null : () => setReview({ step: before, drafts });
  if (review === null) return { shown: progress, change, send, goBack };
  const draft = drafts[step] ?? {};
  return {
    shown: { step, draft },
    change: (part: SignupDraft) => setReview({ step, drafts: { ...drafts, [step]: { ...draft, ...part } } }),
    send: (event: SignupEvent) => {
      const { state, effects } = signupTransition({ step }, event);
      if (state.step === step || state.step === 0) return;
      // The mail has been waited for already.
      const isThere = state.step >= progress.step || state.step === 6;
      const next = isThere ? null : { step: state.step, drafts: { ...drafts, [step]: {} } };
      // Saving takes a while: who has gone back from the step meanwhile stays where they are.
      setReview((now) => (now?.step === step ? next : now));
      for (const effect of effects) run(effect);
    },
    goBack,
  };
}
