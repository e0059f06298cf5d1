import { useState } from 'react';
import { Link, useLocation } from 'wouter';
import { ENTRY_WARNING_COOKIE_NAME, readStorageCookie, writeStorageCookie } from '../../data/storage-cookie.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { pathTo } from '../../routing/path-to.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { leaveSite } from './way-out.ts';

/**
 * Warns visitors that the site is for adults and remembers for 30 days that they continued. The operator's static pages
 * stay readable without confirmation.
 */
export default function EntryWarning() {
  const { t } = useTranslation();
  const [path] = useLocation();
  const [skipped, setSkipped] = useState(() => readStorageCookie(document.cookie, ENTRY_WARNING_COOKIE_NAME) !== null);
  return (
    <Dialog
      open={!skipped && !path.startsWith('/pages/')}
      onClose={leaveSite}
      title={t('entry.title')}
      actions={
        <>
          <Button onClick={leaveSite}>{t('entry.leave')}</Button>
          <Button
            variant="primary"
            onClick={() => {
              writeStorageCookie(ENTRY_WARNING_COOKIE_NAME, '1');
              setSkipped(true);
            }}
          >
            {t('entry.enter')}
          </Button>
        </>
      }
    >
      <p>{t('entry.text')}</p>
      <p>
        <Link href={pathTo('/pages/terms')}>{t('route.terms')}</Link>
      </p>
    </Dialog>
  );
}
