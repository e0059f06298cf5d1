import { createContext, type ReactNode, useCallback, useMemo, useState } from 'react';
import { calls } from '../../data/calls.ts';
import { useConnectionTrouble } from '../../data/use-connection-trouble.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { RetryAbove } from '../../ui/own-retry.ts';

/** Whether the page tells in its own place what the connection's banner would tell above it. */
export const ToldInPlace = createContext(false);

/**
 * Around a page that has the connection's banner above it: while that is there, its button is the only one. It gives way
 * to a page of which nothing could be loaded, but not where cached data need their age, or this page a reload.
 */
export function ConnectionTold({ children }: { children: ReactNode }) {
  const { t } = useTranslation();
  const { notice } = useConnectionTrouble();
  const [placeCount, setPlaceCount] = useState(0);
  const giveWay = useCallback(() => {
    setPlaceCount((count) => count + 1);
    return () => setPlaceCount((count) => count - 1);
  }, []);
  const isTrouble = notice !== null;
  const mayGiveWay = notice === 'unreachable';
  const says = mayGiveWay ? t('site.server_unreachable') : null;
  const above = useMemo(
    () => (isTrouble ? { retry: () => void calls.refresh(), giveWay: mayGiveWay ? giveWay : null, says } : null),
    [isTrouble, mayGiveWay, giveWay, says],
  );
  return (
    <RetryAbove value={above}>
      <ToldInPlace value={placeCount > 0}>{children}</ToldInPlace>
    </RetryAbove>
  );
}
