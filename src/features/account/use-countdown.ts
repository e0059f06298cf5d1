import { useEffect, useState } from 'react';

/** Returns the seconds left, counting down to 0, whatever becomes of the device's clock; `start` restarts it. */
export function useCountdown(): { secondsLeft: number; start: (seconds: number) => void } {
  const [endsAtMs, setEndsAtMs] = useState(0);
  const [nowMs, setNowMs] = useState(0);
  const secondsLeft = Math.max(0, Math.ceil((endsAtMs - nowMs) / 1000));
  const isRunning = secondsLeft > 0;
  useEffect(() => {
    if (!isRunning) return;
    const timer = setInterval(() => setNowMs(performance.now()), 1000);
    return () => clearInterval(timer);
  }, [isRunning]);
  return {
    secondsLeft,
    start: (seconds) => {
      const now = performance.now();
      setNowMs(now);
      setEndsAtMs(now + seconds * 1000);
    },
  };
}
