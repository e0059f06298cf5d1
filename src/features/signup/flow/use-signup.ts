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

/** Heard by whoever counts finished sign-ups (specification, section 4). */
const COMPLETE_EVENT = 'signup-flow-complete';

export interface Signup {
  /** Null until it is known where to begin. */
  progress: SignupProgress | null;
  /** What is typed in the present step; kept over a reload. */
  change: (part: SignupDraft) => void;
  send: (event: SignupEvent) => void;
  /** Does what a transition does once. */
  run: (effect: SignupEffect) => void;
}

interface SignupOptions {
  kept: SignupRow | null;
  user: User;
  /** Of the settings; null when push is off. */
  pushKey: string | null;
  /** Steps are passed by whose answers the server has already. */
  autoSkip: boolean;
}

/**
 * The sign-up of the member who is logged in. Where it stands is a row of the account's database, which all tabs read;
 * only where the browser refuses to store it, it is held here.
 */
export function useSignup({ kept, user, pushKey, autoSkip }: SignupOptions): Signup {
  const [held, setHeld] = useState<SignupProgress | null>(null);
  const progress = furthest(kept, held);
  const keep = async (next: SignupProgress) => {
    const result = await calls.keepSignup(next);
    if (result.status !== 'accepted') setHeld(next);
  };
  const delayed = useMemo(() => createDelayedKeep((next) => void calls.keepSignup(next)), []);

  const run = (effect: SignupEffect) => {
    switch (effect) {
      case 'attach-push-subscription':
        void currentSubscription().then((one) => (one === null ? undefined : attachSubscription(one)));
        break;
      case 'clear-date-of-birth':
        // What was only typed goes with the draft.
        if (user.profile.date_of_birth !== null) void calls.saveProfile({ date_of_birth: null });
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
    if (state.step !== progress?.step) void keep({ step: state.step, draft: {} });
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
  /** From step 0: a kept step is a fact of coming back, and counts there. */
  const start = (event: SignupEvent) => {
    const { state, effects } = signupTransition({ step: 0 }, event);
    if (state.step === 0) return;
    if (kept === null || kept.step < state.step) void keep({ step: state.step, draft: {} });
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

/** What is typed here wins over what is kept of the same step; a further step wins over both. */
function furthest(kept: SignupRow | null, held: SignupProgress | null): SignupProgress | null {
  if (kept === null) return held;
  return held !== null && held.step >= kept.step ? held : { step: kept.step, draft: kept.draft };
}
