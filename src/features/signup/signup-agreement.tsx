import { Suspense, useState } from 'react';
import { useTranslation } from '../../i18n/use-translation.ts';
import { lazyPart } from '../../routing/lazy-part.ts';
import styles from './signup-agreement.module.css';

const DocumentDialog = lazyPart(() => import('../content/document-dialog.tsx'));

type Document = 'terms' | 'privacy';

/** What one agrees to by signing up; both documents open over the form, so that nothing typed is left. */
export function SignupAgreement() {
  const { t } = useTranslation();
  const [shown, setShown] = useState<Document | null>(null);
  const opener = (document: Document) => (
    <button type="button" className={styles['document']} aria-haspopup="dialog" onClick={() => setShown(document)}>
      {t(`route.${document}`)}
    </button>
  );
  return (
    <div className={styles['agreement']}>
      <p>{t('signup.agreement')}</p>
      <div className={styles['documents']}>
        {opener('terms')}
        {opener('privacy')}
      </div>
      {shown !== null && (
        <Suspense>
          <DocumentDialog page={shown} onClose={() => setShown(null)} />
        </Suspense>
      )}
    </div>
  );
}
