import { Suspense, useState } from 'react';
import type { User } from '../../../worker/public/rows.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { lazyPart } from '../../routing/lazy-part.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import styles from './account-sections.module.css';

const DeleteAccountDialog = lazyPart(() => import('./delete-account-dialog.tsx'));

/** Section for deleting the account, at the end of the page. */
export function DeleteSection({ user }: { user: User }) {
  const { t } = useTranslation();
  const [isOpen, setOpen] = useState(false);
  return (
    <Card>
      <section className={styles['section']} aria-labelledby="delete-title">
        <h2 className={styles['title']} id="delete-title">
          {t('account.delete_title')}
        </h2>
        <p className={styles['note']}>{t('account.delete_text')}</p>
        <div>
          <Button onClick={() => setOpen(true)}>{t('account.delete_open')}</Button>
        </div>
      </section>
      {isOpen && (
        <Suspense fallback={null}>
          <DeleteAccountDialog user={user} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </Card>
  );
}
