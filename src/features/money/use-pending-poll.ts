import { useEffect, useRef } from 'react';
import type { Transaction } from '../../../worker/public/direct-calls.ts';
import { calls } from '../../data/calls.ts';

/** Polling interval for a pending payment while the page is visible; it grows over time. */
const FIRST_INTERVAL_MS = 2_000;
const LONGEST_INTERVAL_MS = 30_000;
const INTERVAL_GROWTH = 1.3;

/** Polls the transaction while it is pending. Failures are not shown, since the next attempt may succeed. */
export function usePendingPoll(id: string, isPending: boolean, put: (transaction: Transaction) => void): void {
  const onAnswer = useRef(put);
  useEffect(() => {
    onAnswer.current = put;
  });
  useEffect(() => {
    if (!isPending) return;
    let intervalMs = FIRST_INTERVAL_MS;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isOver = false;
    const plan = () => {
      timer = setTimeout(() => void ask(), intervalMs);
    };
    const ask = async () => {
      intervalMs = Math.min(LONGEST_INTERVAL_MS, intervalMs * INTERVAL_GROWTH);
      if (document.visibilityState === 'visible') {
        const result = await calls.loadTransaction(id);
        if (isOver) return;
        if (result.status === 'answered' && result.data.state !== 'pending') {
          onAnswer.current(result.data);
          return;
        }
      }
      plan();
    };
    plan();
    return () => {
      isOver = true;
      clearTimeout(timer);
    };
  }, [id, isPending]);
}
