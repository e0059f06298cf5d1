import { useRef } from 'react';

/**
 * Returns a function that returns an id for the input about to be sent: the same id as long as the same input is
 * retried.
 */
export function useAttemptId(): (input: object) => string {
  const last = useRef({ input: '', id: '' });
  return (input) => {
    const text = JSON.stringify(input);
    if (last.current.input !== text) last.current = { input: text, id: crypto.randomUUID() };
    return last.current.id;
  };
}
