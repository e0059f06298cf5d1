import { useEffect, useState } from 'react';
import type { DirectResult } from '../../worker/public/direct-calls.ts';
import type { Unreachable } from './connection.ts';

/** Every way in which a direct call does not end as asked. */
export type DirectProblem = Exclude<DirectResult<never>, { status: 'answered' }> | Unreachable;

export type DirectRead<Data> =
  | { state: 'loading' }
  | { state: 'ready'; data: Data }
  | { state: 'failed'; problem: DirectProblem };

/** As often as the connection to the worker itself is tried. */
const WORKER_RETRY_MS = 5_000;

type Ask<Data> = () => Promise<DirectResult<Data> | Unreachable>;

/**
 * What a page of visitors shows of the server. Asked when the page opens, when `key` changes, and by `retry`; coming
 * back online tries again by itself.
 *
 * @param key says what `ask` asks for
 */
export function useDirectRead<Data>(
  key: string,
  ask: Ask<Data>,
): { read: DirectRead<Data>; retry: () => void; put: (data: Data) => void } {
  const [answered, setAnswered] = useState<{ key: string; read: DirectRead<Data> } | null>(null);
  const [attempt, setAttempt] = useState(1);
  const [current, setCurrent] = useState(() => ({ key, ask }));
  // The function is made anew with each render; what it asks for changes with the key alone.
  if (current.key !== key) setCurrent({ key, ask });
  const read: DirectRead<Data> = answered?.key === key ? answered.read : { state: 'loading' };
  const isFailed = read.state === 'failed';
  const isWorkerSilent = isFailed && read.problem.status === 'worker-unreachable';

  useEffect(() => {
    let isCurrent = attempt > 0;
    void current.ask().then((result) => {
      if (!isCurrent) return;
      const next: DirectRead<Data> =
        result.status === 'answered' ? { state: 'ready', data: result.data } : { state: 'failed', problem: result };
      setAnswered({ key: current.key, read: next });
    });
    return () => {
      isCurrent = false;
    };
  }, [current, attempt]);

  const retry = () => {
    setAnswered(null);
    setAttempt(attempt + 1);
  };
  // The problem stands until there is an answer: a page that tries by itself does not flicker.
  useEffect(() => {
    if (!isFailed) return;
    const again = () => setAttempt((count) => count + 1);
    addEventListener('online', again);
    return () => removeEventListener('online', again);
  }, [isFailed]);
  useEffect(() => {
    if (!isWorkerSilent) return;
    const timer = setInterval(() => setAttempt((count) => count + 1), WORKER_RETRY_MS);
    return () => clearInterval(timer);
  }, [isWorkerSilent]);

  return { read, retry, put: (data) => setAnswered({ key, read: { state: 'ready', data } }) };
}
