import { Link } from 'wouter';
import { useTranslation } from '../../i18n/use-translation.ts';
import { pathTo } from '../../routing/path-to.ts';
import type { EmailCheckState } from './email-check.ts';
import styles from './email-note.module.css';

interface EmailNoteProps {
  checkState: EmailCheckState;
  /** The field's own error already states the problem, so only the link is shown. */
  isToldByField: boolean;
  /** The address probably contains a typo, so the message that it is available is hidden. */
  isDoubted: boolean;
}

/** Shows the server's verdict on the address below its field; screen readers announce changes. */
export function EmailNote(props: EmailNoteProps) {
  return (
    <div className={styles['note']} role="status">
      <Words {...props} />
    </div>
  );
}

function Words({ checkState, isToldByField, isDoubted }: EmailNoteProps) {
  const { t } = useTranslation();
  if (checkState.state !== 'checked') return null;
  switch (checkState.validation.status) {
    case 'new':
      return isToldByField || isDoubted ? null : <p className={styles['free']}>{t('signup.email_free')}</p>;
    case 'active':
    case 'not_confirmed':
      return (
        <p>
          {!isToldByField && t('signup.email_taken')} <Link href={pathTo('/login')}>{t('nav.log_in')}</Link>
        </p>
      );
    case 'deleted':
      return (
        <p>
          {!isToldByField && t('signup.email_deleted')}{' '}
          <Link href={`${pathTo('/pages/service')}#deleted-account`}>{t('signup.to_service')}</Link>
        </p>
      );
    case 'invalid':
      return null;
  }
}
