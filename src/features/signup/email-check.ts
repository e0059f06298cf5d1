import type { DirectResult, EmailValidation } from '../../../worker/public/direct-calls.ts';
import type { Unreachable } from '../../data/connection.ts';
import { tidyAddress } from '../../data/email-address.ts';
import type { CallFailure } from '../../data/failure-text.ts';

/** Validation state of the most recently typed address. */
export type EmailCheckState =
  /** Not yet worth asking the server about (specification, section 5: needs an at sign and a dot). */
  | { state: 'unasked' }
  | { state: 'checking' }
  | { state: 'checked'; validation: EmailValidation }
  | { state: 'unknown'; problem: CallFailure };

/** Minimum interval between server checks while the user types. */
const EMAIL_CHECK_INTERVAL_MS = 400;

interface EmailCheckOptions {
  ask: (email: string) => Promise<DirectResult<EmailValidation> | Unreachable>;
  /** Returns a function that cancels the timer. */
  after: (delayMs: number, run: () => void) => () => void;
  nowMs: () => number;
  onChange: (checkState: EmailCheckState) => void;
}

export interface EmailCheck {
  /** Must be called when the text in the field changes. */
  type: (text: string) => void;
  /** Resolves with the result for the address; checks it immediately if no check is running yet. */
  settle: (text: string) => Promise<EmailCheckState>;
  /** Drops the result, whose token the server has refused: `settle` asks anew. */
  forget: () => void;
  stop: () => void;
}

/** Validates an address with the server while it is typed. Responses for stale text are dropped. */
export function createEmailCheck({ ask, after, nowMs, onChange }: EmailCheckOptions): EmailCheck {
  let email = '';
  let checkState: EmailCheckState = { state: 'unasked' };
  let running: Promise<EmailCheckState> | null = null;
  let callOff = (): void => undefined;
  let lastAskedAtMs = Number.NEGATIVE_INFINITY;

  function put(next: EmailCheckState): void {
    checkState = next;
    onChange(next);
  }

  function askNow(): Promise<EmailCheckState> {
    callOff();
    lastAskedAtMs = nowMs();
    const asked = email;
    const answer = ask(asked).then((result): EmailCheckState | Promise<EmailCheckState> => {
      const next: EmailCheckState =
        result.status === 'answered'
          ? { state: 'checked', validation: result.data }
          : { state: 'unknown', problem: result };
      // A text that was changed back is asked about anew, which calls this question off: the newer one has the word.
      const isTold = running === answer || (running === null && email === asked && next.state === 'checked');
      if (!isTold) return running ?? checkState;
      callOff();
      running = null;
      put(next);
      return next;
    });
    running = answer;
    return answer;
  }

  function follow(text: string): void {
    const next = tidyAddress(text);
    if (next === email) return;
    email = next;
    running = null;
    callOff();
    if (!isWorthAsking(next)) {
      put({ state: 'unasked' });
      return;
    }
    put({ state: 'checking' });
    const waitMs = lastAskedAtMs + EMAIL_CHECK_INTERVAL_MS - nowMs();
    // A longer one means that the clock was set back.
    callOff = after(Math.min(Math.max(0, waitMs), EMAIL_CHECK_INTERVAL_MS), () => void askNow());
  }

  return {
    type: follow,
    async settle(text) {
      follow(text);
      if (!isWorthAsking(email) || checkState.state === 'checked') return checkState;
      return await (running ?? askNow());
    },
    forget() {
      running = null;
      put({ state: 'checking' });
    },
    stop: () => callOff(),
  };
}

function isWorthAsking(text: string): boolean {
  return text.includes('@') && text.includes('.') && text.length <= 254;
}
