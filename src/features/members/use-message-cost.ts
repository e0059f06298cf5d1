import { useMemo } from 'react';
import { useOwnUser, useSiteSettings } from '../../data/own-account.tsx';
import { type MessageCost, messageCost } from './message-cost.ts';

/** Returns what a message costs the logged-in member; null until the account and the settings are known. */
export function useMessageCost(): MessageCost | null {
  const settings = useSiteSettings();
  const user = useOwnUser();
  return useMemo(() => (settings === null || user === null ? null : messageCost(settings, user)), [settings, user]);
}
