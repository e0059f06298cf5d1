import { useState } from 'react';
import type { DirectResult } from '../../worker/public/direct-calls.ts';
import type { Unreachable } from './connection.ts';
import type { CallFailure } from './failure-text.ts';
import { useRequest } from './use-request.ts';

export type DirectRead<Data> =
  | { state: 'loading' }
  | { state: 'ready'; data: Data }
  | { state: 'failed'; problem: CallFailure };

/**
 * Fetches what a visitors' page shows from the server.
 *
 * @param key identifies what `ask` asks for
 */
export function useDirectRead<Data>(
  key: string,
  ask: () => Promise<DirectResult<Data> | Unreachable>,
): { read: DirectRead<Data>; retry: () => void; put: (data: Data) => void } {
  const { result, retry } = useRequest(key, ask, ({ status }) => status !== 'answered');
  const [replaced, setReplaced] = useState<{ key: string; data: Data } | null>(null);
  const read: DirectRead<Data> =
    replaced?.key === key
      ? { state: 'ready', data: replaced.data }
      : result === null
        ? { state: 'loading' }
        : result.status === 'answered'
          ? { state: 'ready', data: result.data }
          : { state: 'failed', problem: result };
  return {
    read,
    retry: () => {
      setReplaced(null);
      retry();
    },
    put: (data) => setReplaced({ key, data }),
  };
}
