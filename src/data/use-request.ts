import { startTransition, useEffect, useEffectEvent, useRef, useState } from 'react';
import { eachTimeShown } from './each-time-shown.ts';

/** Same interval as the connection's own retries. */
const WORKER_RETRY_MS = 5_000;

/** A page's request and its result; null while pending. */
export interface Request<Result> {
  result: Result | null;
  /** Starts the request over. */
  retry: () => void;
}

/** For requests whose key only the answer determines, such as a search with the member's filters. */
export interface Naming<Result> {
  /** Returns the key that the answer has from then on; null if it has none. */
  keyOf: (result: Result) => string | null;
  /** Called with the answer: requesting it by that key now triggers no further request. */
  onNamed: (result: Result) => void;
}

/**
 * Sends the request when the page opens, when `key` changes, and on `retry`. A failed request is repeated automatically
 * when the device comes back online, when the tab is shown again, as after the login page of a network, and periodically
 * while the worker does not answer; the failure stays visible until there is a new answer, to avoid flicker.
 *
 * @param key identifies what `ask` asks for; the function itself may change with each render
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
    const next = { key: namedKey.current ?? askedKey, result: answer };
    if (namedKey.current !== null) {
      // At once: the key changes with it, and a later result would leave a moment without one.
      setEnded(next);
      naming?.onNamed(answer);
      return;
    }
    // A list takes a slow phone hundreds of milliseconds to draw; as a transition, that yields to what is typed.
    startTransition(() => setEnded(next));
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
    const end = eachTimeShown(again);
    return () => {
      removeEventListener('online', again);
      end();
    };
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
