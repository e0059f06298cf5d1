import { useEffect, useRef } from 'react';
import { useLocation } from 'wouter';
import { useOwnUser } from '../data/own-account.tsx';
import { useTranslation } from '../i18n/use-translation.ts';
import { pathTo } from '../routing/path-to.ts';
import { showToast } from '../ui/toasts.ts';

/**
 * Shows a toast in every tab when premium begins or ends, unless the page says so itself. A hidden tab shows it once
 * visible.
 */
export function PremiumNews() {
  const { t } = useTranslation();
  const [path, navigate] = useLocation();
  const isPremium = useOwnUser()?.paid_user ?? null;
  const known = useRef(isPremium);
  const says = path === pathTo('/premium') || path.startsWith('/transactions/');
  useEffect(() => {
    const before = known.current;
    if (isPremium === null || before === isPremium) return;
    const tell = () => {
      if (document.visibilityState !== 'visible') return;
      removeEventListener('visibilitychange', tell, true);
      known.current = isPremium;
      if (before === null || says) return;
      if (isPremium) showToast({ topic: 'premium', text: t('premium.begun_toast'), tone: 'success' });
      else
        showToast({
          topic: 'premium',
          text: t('premium.ended_toast'),
          action: { label: t('route.premium'), onSelect: () => navigate(pathTo('/premium')) },
        });
    };
    addEventListener('visibilitychange', tell, true);
    tell();
    return () => removeEventListener('visibilitychange', tell, true);
  }, [isPremium, says, t, navigate]);
  return null;
}
