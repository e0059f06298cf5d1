import { useRef, useState } from 'react';
import type { Result } from '../../../data/calls.ts';
import type { CallFailure } from '../../../data/failure-text.ts';

export interface StepSave {
  isBusy: boolean;
  problem: CallFailure | null;
  /** Contract error codes by field if the server rejected the input. */
  invalid: Readonly<Record<string, string>>;
  /** Runs the work, ignoring calls while it is running; calls `onSaved` only on success. */
  run: (work: () => Promise<Result<'saveProfile'>>, onSaved: () => void) => Promise<void>;
  forget: () => void;
}

/** @param what name used in the log, such as `location` (specification, section 8) */
export function useStepSave(what: string): StepSave {
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<CallFailure | null>(null);
  // A ref, because state would update one render too late to stop a second press.
  const isRunning = useRef(false);
  return {
    isBusy,
    problem,
    invalid: problem?.status === 'refused' ? problem.fields : {},
    async run(work, onSaved) {
      if (isRunning.current) return;
      isRunning.current = true;
      setBusy(true);
      setProblem(null);
      const result = await work();
      isRunning.current = false;
      setBusy(false);
      if (result.status === 'saved') {
        onSaved();
        return;
      }
      console.error(`The ${what} could not be saved: ${result.status}`);
      setProblem(result);
    },
    forget: () => setProblem(null),
  };
}
