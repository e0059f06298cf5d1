import { useRef, useState } from 'react';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { showToast } from '../../ui/toasts.ts';
import { ChangePasswordForm } from './change-password-form.tsx';
import styles from './password-section.module.css';

/** Section for changing the password. */
export function PasswordSection({ email }: { email: string }) {
  const { t } = useTranslation();
  const [isOpen, setOpen] = useState(false);
  const section = useRef<HTMLElement>(null);
  const close = () => {
    setOpen(false);
    // The form that had the focus is gone.
    section.current?.focus();
  };
  return (
    <Card>
      <section ref={section} tabIndex={-1} className={styles['section']} aria-labelledby="password-title">
        <h2 className={styles['title']} id="password-title">
          {t('login.password')}
        </h2>
        <p className={styles['note']}>{t('password.change_text')}</p>
        {isOpen ? (
          <ChangePasswordForm
            email={email}
            onCancel={close}
            onChanged={(isHere) => {
              if (isHere) close();
              showToast({ text: t('password.changed'), tone: 'success' });
            }}
          />
        ) : (
          <div>
            <Button onClick={() => setOpen(true)}>{t('password.change')}</Button>
          </div>
        )}
      </section>
    </Card>
  );
}
