import Bell from 'lucide-react/icons/bell';
import BellOff from 'lucide-react/icons/bell-off';
import { useEffect, useState } from 'react';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Card } from '../../ui/card.tsx';
import { readPermissionState } from '../push/permission-state.ts';
import styles from './notifications-page.module.css';

/** Whether this browser shows push notifications, and how to change that. */
export function BrowserPermission({ devices }: { devices: number }) {
  const { t } = useTranslation();
  const [state, setState] = useState(readPermissionState);
  useEffect(() => {
    // It is changed in the settings of the browser, from where the member comes back here.
    const read = () => setState(readPermissionState());
    document.addEventListener('visibilitychange', read);
    return () => document.removeEventListener('visibilitychange', read);
  }, []);
  return (
    <Card>
      <div className={styles['permission']}>
        <span className={styles['icon']} aria-hidden="true">
          {state === 'granted' ? <Bell /> : <BellOff />}
        </span>
        <div>
          <h2 className={styles['title']}>{t('notifications.browser')}</h2>
          <p className={styles['strong']}>{t(`notifications.permission_${state}`)}</p>
          <p className={styles['note']}>{t(`notifications.permission_${state}_text`)}</p>
          <p className={styles['note']}>{t('notifications.devices', { count: devices })}</p>
        </div>
      </div>
    </Card>
  );
}
