import { useEffect, useEffectEvent, useMemo, useState } from 'react';
import type { SignupDraft, SignupRow, User } from '../../../../worker/public/rows.ts';
import type { SignupProgress } from '../../../../worker/public/worker-api.ts';
import { calls } from '../../../data/calls.ts';
import { currentSubscription } from '../../push/browser-subscription.ts';
import { attachSubscription } from '../../push/subscribe-to-push.ts';
import { expectFreshAccount, hasFreshAccount } from '../fresh-account.ts';
import { createDelayedKeep } from './delayed-keep.ts';
import { isPushOffered, type SignupEffect, type SignupEvent, signupTransition } from './machine.ts';
import { readPushStatus } from './push-status.ts';

/** Dispatched on `window` for analytics that count finished sign-ups (specification, section 4). */
const COMPLETE_EVENT = 'signup-flow-complete';

export interface Signup {
  /** Null until the starting step is known. */
  progress: SignupProgress | null;
  /** Updates the draft of the current step, which survives a reload. */
  change: (part: SignupDraft) => void;
  send: (event: SignupEvent) => void;
  /** Runs a side effect of a transition. */
  run: (effect: SignupEffect) => void;
}

interface SignupOptions {
  kept: SignupRow | null;
  user: User;
  /** Public key from the settings; null if push is disabled. */
  pushKey: string | null;
  /** Whether to skip steps whose data the server already has. */
  autoSkip: boolean;
}

/**
 * The sign-up of the logged-in member. Progress is stored as a row in the account database, which all tabs read;
 * component state holds unsaved input and the step that was just reached, also where storing fails.
 */
export function useSignup({ kept, user, pushKey, autoSkip }: SignupOptions): Signup {
  const [held, setHeld] = useState<SignupProgress | null>(null);
  const progress = furthest(kept, held);
  /** At once: a press on the step before would be lost while the row is on its way. */
  const moveTo = (step: SignupProgress['step']) => {
    const next = { step, draft: {} };
    setHeld(next);
    void calls.keepSignup(next);
  };
  const delayed = useMemo(() => createDelayedKeep((next) => void calls.keepSignup(next)), []);

  const run = (effect: SignupEffect) => {
    switch (effect) {
      case 'attach-push-subscription':
        void currentSubscription().then((one) => (one === null ? undefined : attachSubscription(one)));
        break;
      case 'emit-signup-flow-complete':
        window.dispatchEvent(new CustomEvent(COMPLETE_EVENT));
        break;
    }
  };
  const send = (event: SignupEvent) => {
    const before = progress === null ? { step: 0 as const } : { step: progress.step };
    const { state, effects } = signupTransition(before, event);
    if (state === before || state.step === 0) return;
    delayed.drop();
    if (state.step !== progress?.step) moveTo(state.step);
    for (const effect of effects) run(effect);
  };

  const begin = useEffectEvent(async () => {
    const push = await readPushStatus(pushKey);
    if (kept === null && hasFreshAccount()) {
      expectFreshAccount(false);
      start({ type: 'account-created', push });
      return;
    }
    const savedStep = kept?.step ?? null;
    const facts = { profile: user.profile, isPushOffered: isPushOffered(push), autoSkip, savedStep };
    start({ type: 'resumed', facts });
  });
  /** Transitions from step 0, since `resumeStep` already takes a saved step into account. */
  const start = (event: SignupEvent) => {
    const { state, effects } = signupTransition({ step: 0 }, event);
    if (state.step === 0) return;
    if (kept === null || kept.step < state.step) moveTo(state.step);
    for (const effect of effects) run(effect);
  };
  useEffect(() => {
    void begin();
  }, []);
  useEffect(() => delayed.listen(), [delayed]);

  return {
    progress,
    change(part) {
      if (progress === null) return;
      const next = { step: progress.step, draft: { ...progress.draft, ...part } };
      setHeld(next);
      delayed.put(next);
    },
    send,
    run,
  };
}

/** Returns whichever is further along; at the same step, what was typed in this tab wins over the stored draft. */
function furthest(kept: SignupRow | null, held: SignupProgress | null): SignupProgress | null {
  if (kept === null) return held;
  if (held === null || held.step < kept.step) return { step: kept.step, draft: kept.draft };
  const isTyped = Object.keys(held.draft).length > 0;
  return held.step > kept.step || isTyped ? held : { step: kept.step, draft: kept.draft };
}
