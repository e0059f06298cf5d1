import { useState } from 'react';
import { calls } from '../../data/calls.ts';
import { type CallFailure, failureText, NOT_SAVED } from '../../data/failure-text.ts';
import { useAttemptId } from '../../data/use-attempt-id.ts';
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
  const attemptId = useAttemptId();
  const [isBusy, setBusy] = useState(false);
  // Not its words: the language may be changed while they stand there.
  const [problem, setProblem] = useState<CallFailure | null>(null);
  const [round, setRound] = useState(1);
  return {
    isBusy,
    problem: problem === null ? null : failureText(problem, t, NOT_SAVED),
    async change(blocked) {
      setBusy(true);
      setProblem(null);
      const result = await calls.setBlock({ profileId, blocked }, attemptId({ profileId, blocked, round }));
      setBusy(false);
      if (result.status !== 'saved') {
        setProblem(result);
        return result;
      }
      // The same change later is a new attempt and needs a new ID.
      setRound(round + 1);
      return null;
    },
    forgetProblem: () => setProblem(null),
  };
}
