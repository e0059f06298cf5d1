import { useRef } from 'react';

/** Returns an id for what is about to be sent: the same one for as long as the same thing is tried again. */
export function useAttemptId(): (input: object) => string {
  const last = useRef({ input: '', id: '' });
  return (input) => {
    const text = JSON.stringify(input);
    if (last.current.input !== text) last.current = { input: text, id: crypto.randomUUID() };
    return last.current.id;
  };
}
