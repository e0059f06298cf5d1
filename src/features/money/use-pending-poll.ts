import { useEffect, useRef } from 'react';
import type { Transaction } from '../../../worker/public/direct-calls.ts';
import { calls } from '../../data/calls.ts';
import { eachTimeShown } from '../../data/each-time-shown.ts';
import { pollPending } from './poll-pending.ts';

/** Polls the transaction while it is pending. */
export function usePendingPoll(id: string, isPending: boolean, put: (transaction: Transaction) => void): void {
  const onAnswer = useRef(put);
  useEffect(() => {
    onAnswer.current = put;
  });
  useEffect(() => {
    if (!isPending) return;
    return pollPending({
      ask: () => calls.loadTransaction(id),
      isVisible: () => document.visibilityState === 'visible',
      onShown: eachTimeShown,
      after: (ms, run) => {
        const timer = setTimeout(run, ms);
        return () => clearTimeout(timer);
      },
      onAnswer: (transaction) => onAnswer.current(transaction),
    });
  }, [id, isPending]);
}
