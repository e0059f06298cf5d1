import { useState } from 'react';
import { useLocation } from 'wouter';
import { useConfiguration } from '../../data/configuration.tsx';
import { useSession } from '../../data/session-store.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Button } from '../../ui/button.tsx';
import { focusIfLost } from '../../ui/focus-if-lost.ts';
import { readPermissionState } from '../push/permission-state.ts';
import styles from './install-card.module.css';
import {
  countVisit,
  type InstallAnswer,
  mayOfferInstall,
  readInstallAnswer,
  saveInstallAnswer,
} from './install-offer.ts';
import { isInstalled, showInstallPrompt, useInstallPrompt } from './install-prompt.ts';

/**
 * Offers to install the app at a suitable moment; on an iPhone it explains how. Can be declined for now or for good.
 */
export function InstallCard() {
  const { t } = useTranslation();
  const { siteName } = useConfiguration();
  const session = useSession();
  const [path] = useLocation();
  const hasPrompt = useInstallPrompt();
  const [visits] = useState(countVisit);
  const [answer, setAnswer] = useState(readInstallAnswer);
  const byHand = readPermissionState() === 'needs_installing';
  const isOffered = mayOfferInstall({
    isMember: session.status === 'member',
    path,
    visits,
    isInstalled: isInstalled(),
    isPossible: hasPrompt || byHand,
    answer,
    nowMs: Date.now(),
  });
  if (!isOffered) return null;
  const say = (next: InstallAnswer) => {
    saveInstallAnswer(next);
    setAnswer(next);
    // The card goes with the button that was pressed.
    focusIfLost();
  };
  return (
    <section className={styles['card']} aria-labelledby="install-title">
      <img className={styles['icon']} src="/icons/icon-192.png" alt="" width="48" height="48" />
      <div>
        <h2 className={styles['title']} id="install-title">
          {t('install.title', { site: siteName })}
        </h2>
        <p>{t('install.text')}</p>
        {byHand && <p className={styles['how']}>{t('install.ios')}</p>}
      </div>
      <div className={styles['actions']}>
        {hasPrompt && (
          <Button
            variant="primary"
            onClick={() => {
              say({ said: 'later', atMs: Date.now() });
              void showInstallPrompt();
            }}
          >
            {t('install.install')}
          </Button>
        )}
        <Button onClick={() => say({ said: 'later', atMs: Date.now() })}>{t('install.later')}</Button>
        <Button variant="quiet" onClick={() => say({ said: 'never' })}>
          {t('install.never')}
        </Button>
      </div>
    </section>
  );
}
