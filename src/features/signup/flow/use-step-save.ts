import { useRef, useState } from 'react';
import type { Result } from '../../../data/calls.ts';
import type { CallFailure } from '../../../data/failure-text.ts';

export interface StepSave {
  isBusy: boolean;
  problem: CallFailure | null;
  /** Codes of the contract by field, when the server did not take the input. */
  invalid: Readonly<Record<string, string>>;
  /** Does the work once, however often it is asked for meanwhile; `onSaved` only when it is done. */
  run: (work: () => Promise<Result<'saveProfile'>>, onSaved: () => void) => Promise<void>;
  forget: () => void;
}

/** @param what for the log, such as `location` (specification, section 8) */
export function useStepSave(what: string): StepSave {
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<CallFailure | null>(null);
  // State would be a render too late for a second press.
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
