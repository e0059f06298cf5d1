import { useState } from 'react';
import type { SignupDraft, SignupStep } from '../../../../worker/public/rows.ts';
import type { SignupProgress } from '../../../../worker/public/worker-api.ts';
import { type SignupEvent, signupTransition } from './machine.ts';
import type { Signup } from './use-signup.ts';

/**
 * Where the way back leads. Before the photo there is only a question of the browser, which is asked once; after the
 * texts everything is on its way.
 */
const STEP_BEFORE: Readonly<Partial<Record<SignupStep, SignupStep>>> = { 3: 2, 4: 3, 5: 4 };

interface Review extends Omit<Signup, 'run' | 'progress'> {
  /** The step that is shown, and what is typed in it. */
  shown: SignupProgress;
  /** Null where there is no way back. */
  goBack: (() => void) | null;
}

/**
 * The way back to steps that are done. How far the sign-up is stays as it was, with what is typed there: the steps
 * between are gone through again, up to it.
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
