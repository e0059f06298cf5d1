import { useEffect } from 'react';
import { keepStorage } from '../../data/keep-storage.ts';
import { useSession } from '../../data/session-store.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { currentTemplate } from '../../templates/features.ts';
import { InstallCard } from './install-card.tsx';
import { followInstallPrompt, isInstalled } from './install-prompt.ts';
import { linkManifest } from './site-manifest.ts';

/** Makes the site installable; rendered on every page. */
export function InstallFollower() {
  const { locale } = useTranslation();
  const { status } = useSession();
  useEffect(followInstallPrompt, []);
  // After the listener is registered: a new manifest makes the browser re-check installability and fire the event.
  useEffect(() => linkManifest(currentTemplate(), locale), [locale]);
  useEffect(() => {
    if (status === 'member' && isInstalled()) void keepStorage();
  }, [status]);
  return <InstallCard />;
}
