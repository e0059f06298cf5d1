import { useLayoutEffect } from 'react';

let unkeptCount = 0;

/** Says that this page holds something that a reload would lose, such as a chosen file. */
export function useUnkept(isUnkept: boolean): void {
  useLayoutEffect(() => {
    if (!isUnkept) return undefined;
    unkeptCount += 1;
    return () => {
      unkeptCount -= 1;
    };
  }, [isUnkept]);
}

export function holdsUnkept(): boolean {
  return unkeptCount > 0;
}
