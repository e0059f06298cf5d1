import type { DirectResult, EmailValidation } from '../../../worker/public/direct-calls.ts';
import type { Unreachable } from '../../data/connection.ts';
import type { CallFailure } from '../../data/failure-text.ts';

/** What is known of the address that was typed last. */
export type EmailStanding =
  /** Too little to ask the server about (specification, section 5: an at sign and a dot). */
  | { state: 'unasked' }
  | { state: 'checking' }
  | { state: 'checked'; validation: EmailValidation }
  | { state: 'unknown'; problem: CallFailure };

/** The server is asked so often at most while somebody types. */
const EMAIL_CHECK_INTERVAL_MS = 400;

interface EmailCheckOptions {
  ask: (email: string) => Promise<DirectResult<EmailValidation> | Unreachable>;
  /** Answers how to call it off. */
  after: (delayMs: number, run: () => void) => () => void;
  nowMs: () => number;
  onChange: (standing: EmailStanding) => void;
}

export interface EmailCheck {
  /** The text in the field has changed. */
  type: (text: string) => void;
  /** What is known of the address once it is known; asks at once when it was not asked yet. */
  settle: (text: string) => Promise<EmailStanding>;
  stop: () => void;
}

/** Asks the server about an address while it is typed. An answer to an outdated text is dropped. */
export function createEmailCheck({ ask, after, nowMs, onChange }: EmailCheckOptions): EmailCheck {
  let email = '';
  let standing: EmailStanding = { state: 'unasked' };
  let running: Promise<EmailStanding> | null = null;
  let callOff = (): void => undefined;
  let lastAskedAtMs = Number.NEGATIVE_INFINITY;

  function put(next: EmailStanding): void {
    standing = next;
    onChange(next);
  }

  function askNow(): Promise<EmailStanding> {
    callOff();
    lastAskedAtMs = nowMs();
    const asked = email;
    const answer = ask(asked).then((result): EmailStanding => {
      const next: EmailStanding =
        result.status === 'answered'
          ? { state: 'checked', validation: result.data }
          : { state: 'unknown', problem: result };
      if (email !== asked) return standing;
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
      if (!isWorthAsking(email) || standing.state === 'checked') return standing;
      return await (running ?? askNow());
    },
    stop: () => callOff(),
  };
}

function isWorthAsking(text: string): boolean {
  return text.includes('@') && text.includes('.') && text.length <= 254;
}
