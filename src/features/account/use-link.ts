import { useEffect, useRef, useState } from 'react';
import type { DirectResult } from '../../../worker/public/direct-calls.ts';
import { calls } from '../../data/calls.ts';
import type { Unreachable } from '../../data/connection.ts';
import type { CallFailure } from '../../data/failure-text.ts';

export type LinkProblem =
  | 'used'
  | 'expired'
  /** Truncated by a mail program, or made up. */
  | 'unknown';

/** State of using a link, which happens when it is opened. */
export type LinkUse =
  | { state: 'working' }
  | { state: 'done' }
  | { state: 'dead'; problem: LinkProblem }
  | { state: 'failed'; problem: CallFailure };

/** Returns why the server rejects a link; null if the failure has another cause. */
export function linkProblem(result: DirectResult<null> | Unreachable): LinkProblem | null {
  if (result.status !== 'refused') return null;
  if (result.error === 'token_used') return 'used';
  if (result.error === 'token_expired') return 'expired';
  return result.httpStatus === 404 || 'token' in result.fields ? 'unknown' : null;
}

/** By token. A page that remounts, inside the member's frame, must not be told that the link was already used. */
const attemptIds = new Map<string, string>();

function attemptIdOf(token: string): string {
  const id = attemptIds.get(token) ?? crypto.randomUUID();
  attemptIds.set(token, id);
  return id;
}

/** Uses the link that the page was opened with, once. */
export function useLink(
  token: string | null,
  use: (token: string, attemptId: string) => Promise<DirectResult<null> | Unreachable>,
): { link: LinkUse; retry: () => void } {
  const [link, setLink] = useState<LinkUse>(
    token === null ? { state: 'dead', problem: 'unknown' } : { state: 'working' },
  );
  const [attempt, setAttempt] = useState(1);
  const useToken = useRef(use);
  useEffect(() => {
    if (token === null || attempt === 0) return;
    void useToken.current(token, attemptIdOf(token)).then((result) => {
      const dead = linkProblem(result);
      if (result.status === 'answered') {
        // The address or its confirmation has changed, on every page.
        void calls.refresh();
        setLink({ state: 'done' });
      } else if (dead !== null) setLink({ state: 'dead', problem: dead });
      else setLink({ state: 'failed', problem: result });
    });
  }, [token, attempt]);
  return {
    link,
    retry: () => {
      setLink({ state: 'working' });
      setAttempt(attempt + 1);
    },
  };
}
