import { useState } from 'react';
import type { SignupDraft, SignupStep } from '../../../../worker/public/rows.ts';
import type { SignupProgress } from '../../../../worker/public/worker-api.ts';
import { type SignupEvent, signupTransition } from './machine.ts';
import type { Signup } from './use-signup.ts';

/**
 * Target of the back button per step. Step 1 only asks for a browser permission, which is asked once; after step 5
 * everything has been submitted.
 */
const STEP_BEFORE: Readonly<Partial<Record<SignupStep, SignupStep>>> = { 3: 2, 4: 3, 5: 4 };

interface Review extends Omit<Signup, 'run' | 'progress'> {
  /** The visible step and its unsaved input. */
  shown: SignupProgress;
  /** Null if the step has no back button. */
  goBack: (() => void) | null;
}

/**
 * Lets the member go back to completed steps. The actual progress and its draft stay unchanged: the member walks
 * through the steps in between again until reaching it.
 */
export function useReview(progress: SignupProgress, { change, send, run }: Omit<Signup, 'progress'>): Review {
  const [review, setReview] = useState<SignupProgress | null>(null);
  const shown = review ?? progress;
  const before = STEP_BEFORE[shown.step];
  const goBack = before === undefined ? null : () => setReview({ step: before, draft: {} });
  if (review === null) return { shown, change, send, goBack };
  return {
    shown,
    change: (part: SignupDraft) => setReview({ ...review, draft: { ...review.draft, ...part } }),
    send: (event: SignupEvent) => {
      const { state, effects } = signupTransition({ step: review.step }, event);
      if (state.step === review.step || state.step === 0) return;
      setReview(state.step < progress.step ? { step: state.step, draft: {} } : null);
      for (const effect of effects) run(effect);
    },
    goBack,
  };
}
