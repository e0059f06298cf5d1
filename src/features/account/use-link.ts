import { useEffect, useRef, useState } from 'react';
import type { DirectResult } from '../../../worker/public/direct-calls.ts';
import { calls } from '../../data/calls.ts';
import type { Unreachable } from '../../data/connection.ts';
import type { CallFailure } from '../../data/failure-text.ts';

export type LinkProblem =
  | 'used'
  | 'expired'
  /** Shortened by a mail program, or made up. */
  | 'unknown';

/** What became of a link that is used by opening it. */
export type LinkUse =
  | { state: 'working' }
  | { state: 'done' }
  | { state: 'dead'; problem: LinkProblem }
  | { state: 'failed'; problem: CallFailure };

/** Why the server does not take a link; null when it is about something else. */
export function linkProblem(result: DirectResult<null> | Unreachable): LinkProblem | null {
  if (result.status !== 'refused') return null;
  if (result.error === 'token_used') return 'used';
  if (result.error === 'token_expired') return 'expired';
  return result.httpStatus === 404 || 'token' in result.fields ? 'unknown' : null;
}

/** By token. A page that is mounted anew, with the frame of a member, must not be told that it used the link before. */
const attemptIds = new Map<string, string>();

function attemptIdOf(token: string): string {
  const id = attemptIds.get(token) ?? crypto.randomUUID();
  attemptIds.set(token, id);
  return id;
}

/** Uses the link that brought the reader here, once. */
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
        // The address or its confirmation is another one now, on every page.
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
