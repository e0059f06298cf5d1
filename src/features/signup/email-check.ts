import type { DirectResult, EmailValidation } from '../../../worker/public/direct-calls.ts';
import type { Unreachable } from '../../data/connection.ts';
import type { CallFailure } from '../../data/failure-text.ts';

/** What is known of the address that was typed last. */
export type EmailCheckState =
  /** Too little to ask the server about (specification, section 5: an at sign and a dot). */
  | { state: 'unasked' }
  | { state: 'checking' }
  | { state: 'checked'; validation: EmailValidation }
  | { state: 'unknown'; problem: CallFailure };

/** The server is asked so often at most while somebody types. */
const EMAIL_CHECK_INTERVAL_MS = 400;

interface EmailCheckOptions {
  ask: (email: string) => Promise<DirectResult<EmailValidation> | Unreachable>;
  /** Returns how to call it off. */
  after: (delayMs: number, run: () => void) => () => void;
  nowMs: () => number;
  onChange: (checkState: EmailCheckState) => void;
}

export interface EmailCheck {
  /** The text in the field has changed. */
  type: (text: string) => void;
  /** What is known of the address once it is known; asks at once when it was not asked yet. */
  settle: (text: string) => Promise<EmailCheckState>;
  stop: () => void;
}

/** Asks the server about an address while it is typed. An answer to an outdated text is dropped. */
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
    const answer = ask(asked).then((result): EmailCheckState => {
      const next: EmailCheckState =
        result.status === 'answered'
          ? { state: 'checked', validation: result.data }
          : { state: 'unknown', problem: result };
      if (email !== asked) return checkState;
      running = null;
      put(next);
      return next;
    });
    running = answer;
    return answer;
  }

  function follow(text: string): void {
    const next = text.trim();
    if (next === email) return;
    email = next;
    running = null;
    callOff();
    if (!isWorthAsking(next)) {
      put({ state: 'unasked' });
      return;
    }
    put({ state: 'checking' });
    callOff = after(Math.max(0, lastAskedAtMs + EMAIL_CHECK_INTERVAL_MS - nowMs()), () => void askNow());
  }

  return {
    type: follow,
    async settle(text) {
      follow(text);
      if (!isWorthAsking(email) || checkState.state === 'checked') return checkState;
      return await (running ?? askNow());
    },
    stop: () => callOff(),
  };
}

function isWorthAsking(text: string): boolean {
  return text.includes('@') && text.includes('.') && text.length <= 254;
}
