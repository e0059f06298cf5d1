import { useRef, useState } from 'react';
import type { SaveEnd } from './commands.ts';
import type { SaveProblem } from './step-frame.tsx';

export interface StepSave {
  isBusy: boolean;
  problem: SaveProblem | null;
  /** Codes of the contract by field, when the server did not take the input. */
  invalid: Readonly<Record<string, string>>;
  /** Does the work once, however often it is asked for meanwhile; `onSaved` only when it is done. */
  run: (work: () => Promise<SaveEnd>, onSaved: () => void) => Promise<void>;
  forget: () => void;
}

/** @param what for the log, such as `location` (specification, section 8) */
export function useStepSave(what: string): StepSave {
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<SaveProblem | null>(null);
  // State would be a render too late for a second press.
  const isRunning = useRef(false);
  return {
    isBusy,
    problem,
    invalid: problem?.status === 'invalid' ? problem.fields : {},
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
