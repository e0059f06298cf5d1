import { useEffect, useState } from 'react';
import { calls } from '../../data/calls.ts';
import { createEmailCheck, type EmailCheckState } from './email-check.ts';

/** Validates a form's email address with the server; stops on unmount. */
export function useEmailCheck() {
  const [checkState, setCheckState] = useState<EmailCheckState>({ state: 'unasked' });
  const [check] = useState(() => {
    const formId = crypto.randomUUID();
    return createEmailCheck({
      ask: (email) => calls.checkEmail(formId, email),
      after: (delayMs, run) => {
        const timer = setTimeout(run, delayMs);
        return () => clearTimeout(timer);
      },
      nowMs: () => Date.now(),
      onChange: setCheckState,
    });
  });
  useEffect(() => () => check.stop(), [check]);
  return { ...check, checkState };
}
