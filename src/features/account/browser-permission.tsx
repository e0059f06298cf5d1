import Bell from 'lucide-react/icons/bell';
import BellOff from 'lucide-react/icons/bell-off';
import { useEffect } from 'react';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Card } from '../../ui/card.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { readPermissionState } from '../push/permission-state.ts';
import { PushControls } from '../push/push-controls.tsx';
import { lookAtPush, usePushState } from '../push/push-store.ts';
import styles from './notifications-page.module.css';

/** Push in this browser: whether it is on, how to toggle it, and what to do if the browser forbids it. */
export function BrowserPermission({ devices }: { devices: number }) {
  const { t } = useTranslation();
  const state = usePushState();
  // Changed in the browser's settings; the push follower, which runs on every page, then checks again.
  const permission =
    state?.status === 'denied'
      ? 'denied'
      : state?.status === 'incapable' && state.cause === 'unsupported'
        ? 'unsupported'
        : readPermissionState();
  useEffect(() => void lookAtPush(), []);
  const isSubscribed = state?.status === 'subscribed';
  const isWithoutKey = state?.status === 'incapable' && state.cause === 'no-key';
  return (
    <Card>
      <section className={styles['permission']} aria-labelledby="browser-permission">
        <span className={styles['icon']} aria-hidden="true">
          {isSubscribed ? <Bell /> : <BellOff />}
        </span>
        <div>
          <h2 className={styles['title']} id="browser-permission">
            {t('notifications.browser')}
          </h2>
          {state === null ? (
            <div aria-busy="true">
              <Skeleton shape="block" height="6rem" />
            </div>
          ) : isWithoutKey ? (
            <p className={styles['strong']}>{t('push.state_no_key')}</p>
          ) : (
            <>
              <p className={styles['strong']}>
                {permission !== 'granted'
                  ? t(`notifications.permission_${permission}`)
                  : t(isSubscribed ? 'push.state_subscribed' : 'push.state_not_subscribed')}
              </p>
              <p className={styles['note']}>{t(`notifications.permission_${permission}_text`)}</p>
            </>
          )}
          {state !== null && <p className={styles['note']}>{t('notifications.devices', { count: devices })}</p>}
          {state !== null && <PushControls state={state} />}
        </div>
      </section>
    </Card>
  );
}
