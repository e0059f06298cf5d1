import { useOwnUser, useSiteSettings } from '../../data/own-account.tsx';
import { type MessageCost, photoCost } from '../members/message-cost.ts';

interface PhotoTerms {
  uploadMaxBytes: number;
  cost: MessageCost;
  /** What is left for it. */
  credits: number;
}

/** Returns the terms of a photo in a message; null where the site has none, and until they are known. */
export function usePhotoTerms(credits: number | null): PhotoTerms | null {
  const settings = useSiteSettings();
  const user = useOwnUser();
  const cost = settings === null || user === null ? null : photoCost(settings, user);
  if (settings === null || user === null || cost === null || credits === null) return null;
  return { uploadMaxBytes: settings.upload_max_bytes, cost, credits };
}
