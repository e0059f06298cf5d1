import { useLayoutEffect } from 'react';

let unkeptCount = 0;

/** Says that this page holds something that a reload would lose, such as a chosen file: the browser asks before it does. */
export function useUnkept(isUnkept: boolean): void {
  useLayoutEffect(() => {
    if (!isUnkept) return undefined;
    unkeptCount += 1;
    const ask = (event: Event) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => {
      unkeptCount -= 1;
      window.removeEventListener('beforeunload', ask);
    };
  }, [isUnkept]);
}

export function holdsUnkept(): boolean {
  return unkeptCount > 0;
}
