import { useState } from 'react';
import { calls } from '../../data/calls.ts';
import { type CallFailure, failureText, NOT_READ } from '../../data/failure-text.ts';
import { useTranslation } from '../../i18n/use-translation.ts';

interface BlockCommand {
  isBusy: boolean;
  /** User-facing message about the last failure; null if there is none. */
  problem: string | null;
  /** Blocks or unblocks; resolves with null once the server has saved the change, else with why it has not. */
  change: (blocked: boolean) => Promise<CallFailure | null>;
  forgetProblem: () => void;
}

/** Blocks or unblocks a member. */
export function useBlock(profileId: number): BlockCommand {
  const { t } = useTranslation();
  const [isBusy, setBusy] = useState(false);
  // Not its words: the language may be changed while they stand there.
  const [problem, setProblem] = useState<CallFailure | null>(null);
  return {
    isBusy,
    problem: problem === null ? null : failureText(problem, t, NOT_READ),
    async change(blocked) {
      setBusy(true);
      setProblem(null);
      // Each press has a key of its own: twice is the same as once (contract), and for the key of an earlier press, whose
      // answer was lost, the server would tell of that one, which may have been undone elsewhere since.
      const result = await calls.setBlock({ profileId, blocked }, crypto.randomUUID());
      setBusy(false);
      if (result.status === 'saved') return null;
      setProblem(result);
      return result;
    },
    forgetProblem: () => setProblem(null),
  };
}
