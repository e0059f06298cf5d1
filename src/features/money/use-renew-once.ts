import { useEffect, useRef } from 'react';

/** Calls `renew` once per value: where the answer stays as it is, retrying forever would not help. */
export function useRenewOnce(value: string | null, renew: () => void): void {
  const asked = useRef<string | null>(null);
  useEffect(() => {
    if (value === null || asked.current === value) return;
    asked.current = value;
    renew();
  }, [value, renew]);
}
