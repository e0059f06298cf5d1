import { useObservable } from 'dexie-react-hooks';
import { useRef } from 'react';
import { followQuery } from './follow-query.ts';
import { keepUnchanged } from './keep-unchanged.ts';

/**
 * Reads the database, and again whenever another context or this one has written what was read. Returns undefined while
 * reading for the first time, or `initial`. A read that finds what was there before renders nothing, and rows that did
 * not change stay the same objects.
 */
export function useLiveQuery<Result>(
  read: () => Promise<Result> | Result,
  dependencies: readonly unknown[],
): Result | undefined;
export function useLiveQuery<Result, Initial>(
  read: () => Promise<Result> | Result,
  dependencies: readonly unknown[],
  initial: Initial,
): Result | Initial;
export function useLiveQuery<Result, Initial>(
  read: () => Promise<Result> | Result,
  dependencies: readonly unknown[],
  initial?: Initial,
): Result | Initial | undefined {
  const last = useRef<Result | Initial | undefined>(initial);
  return useObservable<Result, Initial | undefined>(
    () => ({
      hasValue: () => false,
      subscribe: (onResult, onError = () => undefined) =>
        followQuery(
          async () => {
            const result = keepUnchanged(last.current, await read());
            last.current = result;
            return result;
          },
          onResult,
          onError,
        ),
    }),
    [...dependencies],
    initial,
  );
}
