import { useEffect, useEffectEvent, useState } from 'react';
import { Link, useLocation } from 'wouter';
import { CONSENT_COOKIE_NAME, readStorageCookie, writeStorageCookie } from '../../data/storage-cookie.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { pathTo } from '../../routing/path-to.ts';
import { Button } from '../../ui/button.tsx';
import { focusIfLost } from '../../ui/focus-if-lost.ts';
import styles from './consent.module.css';

type Choice = 'granted' | 'refused';

/** Tells the other tabs, which read the cookie anew. */
const CHANNEL = 'consent';

interface ConsentProps {
  script: string;
  /** False where the address of the page is a secret. */
  mayLoad: boolean;
  /** Called before the page reloads to be rid of the script; keeps what was typed. */
  beforeReload: () => void;
}

/**
 * Asks for consent and loads the analytics script only if granted. Refusing is equally easy; the cookie page shows the
 * choice again so that it can be changed.
 */
export default function Consent({ script, mayLoad, beforeReload }: ConsentProps) {
  const { t } = useTranslation();
  const [path] = useLocation();
  const [choice, setChoice] = useState(readChoice);
  const isGranted = choice === 'granted';
  useEffect(() => {
    if (isGranted && mayLoad) loadScript(script);
  }, [isGranted, mayLoad, script]);
  const take = (next: Choice | null) => {
    // A running script can only be removed by reloading.
    if (next !== 'granted' && isLoaded(script)) {
      beforeReload();
      location.reload();
    }
    setChoice(next);
  };
  const onOtherTab = useEffectEvent(() => take(readChoice()));
  useEffect(() => {
    const channel = new BroadcastChannel(CHANNEL);
    channel.addEventListener('message', onOtherTab);
    return () => channel.close();
  }, []);
  const choose = (next: Choice) => {
    writeStorageCookie(CONSENT_COOKIE_NAME, next);
    tellOtherTabs();
    take(next);
    // Nearly everywhere the bar goes with the button that was pressed.
    focusIfLost();
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
  if (isLoaded(url)) return;
  const script = document.createElement('script');
  script.src = url;
  script.async = true;
  document.head.append(script);
}

function isLoaded(url: string): boolean {
  return [...document.scripts].some((one) => one.src === new URL(url).href);
}

function tellOtherTabs(): void {
  const channel = new BroadcastChannel(CHANNEL);
  channel.postMessage(null);
  channel.close();
}
