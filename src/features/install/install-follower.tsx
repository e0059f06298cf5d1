import { useEffect } from 'react';
import { keepStorage } from '../../data/keep-storage.ts';
import { useSession } from '../../data/session-store.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { currentTemplate } from '../../templates/features.ts';
import { InstallCard } from './install-card.tsx';
import { followInstallPrompt, isInstalled } from './install-prompt.ts';
import { linkManifest } from './site-manifest.ts';

/** What makes an installable app of the site, beside every page. */
export function InstallFollower() {
  const { locale } = useTranslation();
  const { status } = useSession();
  useEffect(followInstallPrompt, []);
  // After the listener: the browser looks at the manifest anew and then tells that the site can be installed.
  useEffect(() => linkManifest(currentTemplate(), locale), [locale]);
  useEffect(() => {
    if (status === 'member' && isInstalled()) void keepStorage();
  }, [status]);
  return <InstallCard />;
}
