import { useEffect, useState } from 'react';
import { Link, useLocation } from 'wouter';
import { CONSENT_COOKIE_NAME, readStorageCookie, writeStorageCookie } from '../../data/storage-cookie.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { pathTo } from '../../routing/path-to.ts';
import { Button } from '../../ui/button.tsx';
import styles from './consent.module.css';

type Choice = 'granted' | 'refused';

/**
 * Asks for consent and loads the analytics script only if granted. Refusing is equally easy; the cookie page shows the
 * choice again so that it can be changed.
 */
export default function Consent({ script }: { script: string }) {
  const { t } = useTranslation();
  const [path] = useLocation();
  const [choice, setChoice] = useState(readChoice);
  useEffect(() => {
    if (choice === 'granted') loadScript(script);
  }, [choice, script]);
  const choose = (next: Choice) => {
    writeStorageCookie(CONSENT_COOKIE_NAME, next);
    // A running script can only be removed by reloading.
    if (choice === 'granted' && next === 'refused') location.reload();
    setChoice(next);
  };
  if (choice !== null && path !== pathTo('/pages/cookies')) return null;
  return (
    <section className={styles['bar']} data-consent="" aria-label={t('consent.title')}>
      <div className={styles['words']}>
        <h2 className={styles['title']}>{t('consent.title')}</h2>
        <p>
          {t(choice === null ? 'consent.text' : choice === 'granted' ? 'consent.granted' : 'consent.refused')}{' '}
          {choice === null && <Link href={pathTo('/pages/cookies')}>{t('consent.more')}</Link>}
        </p>
      </div>
      <div className={styles['actions']}>
        <Button onClick={() => choose('refused')}>{t('consent.refuse')}</Button>
        <Button onClick={() => choose('granted')}>{t('consent.accept')}</Button>
      </div>
    </section>
  );
}

function readChoice(): Choice | null {
  const stored = readStorageCookie(document.cookie, CONSENT_COOKIE_NAME);
  return stored === 'granted' || stored === 'refused' ? stored : null;
}

/** Loads the script once. Load errors are ignored, since nothing depends on it. */
function loadScript(url: string): void {
  if ([...document.scripts].some((one) => one.src === new URL(url).href)) return;
  const script = document.createElement('script');
  script.src = url;
  script.async = true;
  document.head.append(script);
}
