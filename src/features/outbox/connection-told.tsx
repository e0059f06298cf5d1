import type { ReactNode } from 'react';
import { useConnectionTrouble } from '../../data/use-connection-trouble.ts';
import { RetryAbove } from '../../ui/own-retry.ts';

/** Around a page that has the connection's banner above it: while that is there, its button is the only one. */
export function ConnectionTold({ children }: { children: ReactNode }) {
  return <RetryAbove value={useConnectionTrouble().notice !== null}>{children}</RetryAbove>;
}
