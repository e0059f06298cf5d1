import { useEffect, useEffectEvent, useRef, useState } from 'react';

/** As often as the connection to the worker itself is tried. */
const WORKER_RETRY_MS = 5_000;

/** What a page asks for once, and how it ended; null while it is under way. */
export interface Request<Result> {
  result: Result | null;
  /** Asks again from the start. */
  retry: () => void;
}

/** For what is asked for without a name, and named by its answer, such as a search with the filters of the member. */
export interface Naming<Result> {
  /** The key under which the answer stands from then on; null for one that names nothing. */
  keyOf: (result: Result) => string | null;
  /** The page may ask for it by that key now, which asks nobody again. */
  onNamed: (result: Result) => void;
}

/**
 * Asks when the page opens, when `key` changes, and by `retry`. What has failed is asked for again by itself when the
 * device comes back online, or while the worker does not answer; until there is an answer, the failure stands: a page
 * that tries by itself does not flicker.
 *
 * @param key says what `ask` asks for; the function itself may be another one with each render
 */
export function useRequest<Result extends { status: string }>(
  key: string,
  ask: () => Promise<Result>,
  hasFailed: (result: Result) => boolean,
  naming?: Naming<Result>,
): Request<Result> {
  const [ended, setEnded] = useState<{ key: string; result: Result } | null>(null);
  const [attempt, setAttempt] = useState(1);
  const [current, setCurrent] = useState(() => ({ key, ask }));
  if (current.key !== key) setCurrent({ key, ask });
  const result = ended?.key === key ? ended.result : null;
  const isFailed = result !== null && hasFailed(result);
  const isWorkerSilent = result?.status === 'worker-unreachable';

  const namedKey = useRef<string | null>(null);
  const take = useEffectEvent((askedKey: string, answer: Result) => {
    namedKey.current = naming?.keyOf(answer) ?? null;
    setEnded({ key: namedKey.current ?? askedKey, result: answer });
    if (namedKey.current !== null) naming?.onNamed(answer);
  });
  useEffect(() => {
    const isAnswered = namedKey.current === current.key;
    namedKey.current = null;
    if (isAnswered) return;
    let isCurrent = attempt > 0;
    void current.ask().then((answer) => {
      if (isCurrent) take(current.key, answer);
    });
    return () => {
      isCurrent = false;
    };
  }, [current, attempt]);
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

  return {
    result,
    retry: () => {
      setEnded(null);
      setAttempt(attempt + 1);
    },
  };
}
