import { useEffect, useRef, useState } from 'react';
import { useOwnUser } from '../../data/own-account.tsx';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Banner } from '../../ui/banner.tsx';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { EmailChangeForm } from './email-change-form.tsx';
import { EMAIL_CHANGE_HASH } from './email-change-hash.ts';
import styles from './notifications-page.module.css';

/** Shows the member's email address and how to change it. */
export function EmailSection() {
  const { t } = useTranslation();
  const user = useOwnUser();
  const [isOpen, setOpen] = useState(() => location.hash === EMAIL_CHANGE_HASH);
  const [sentTo, setSentTo] = useState<string | null>(null);
  const section = useRef<HTMLElement>(null);
  useEffect(() => {
    const follow = () => {
      if (location.hash === EMAIL_CHANGE_HASH) setOpen(true);
    };
    addEventListener('hashchange', follow);
    return () => removeEventListener('hashchange', follow);
  }, []);
  const close = () => {
    setOpen(false);
    // The form that had the focus is gone.
    section.current?.focus();
  };
  const isReady = user !== null;
  useEffect(() => {
    if (isOpen && isReady) section.current?.querySelector<HTMLElement>('input')?.focus();
  }, [isOpen, isReady]);
  return (
    <Card>
      <section ref={section} tabIndex={-1} className={styles['email']} aria-labelledby="email-title">
        <h2 className={styles['title']} id="email-title">
          {t('notifications.email')}
        </h2>
        {!isReady ? (
          <div aria-busy="true">
            <Skeleton width="14rem" />
            <Skeleton width="11rem" height="3.5rem" />
          </div>
        ) : (
          <>
            <p className={styles['address']}>{user.email}</p>
            {!user.email_confirmed && <p className={styles['note']}>{t('notifications.email_unconfirmed')}</p>}
            {sentTo !== null && sentTo.toLowerCase() !== user.email.toLowerCase() && (
              <Banner tone="info" role="status">
                {t('notifications.email_sent', { email: sentTo })}
              </Banner>
            )}
            {isOpen ? (
              <EmailChangeForm
                isPasswordNeeded={user.email_confirmed}
                onSent={(email, isHere) => {
                  setSentTo(email);
                  if (isHere) close();
                }}
                onCancel={close}
              />
            ) : (
              <div>
                <Button onClick={() => setOpen(true)}>{t('notifications.email_change')}</Button>
              </div>
            )}
          </>
        )}
      </section>
    </Card>
  );
}
