import RefreshCw from 'lucide-react/icons/refresh-cw';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Button } from '../../ui/button.tsx';
import { NoticePage } from '../../ui/notice-page.tsx';

/** Error page for a tab that is outdated because a newer version in another tab has upgraded the database. */
export default function Outdated() {
  const { t } = useTranslation();
  return (
    <NoticePage
      icon={<RefreshCw />}
      title={t('session.outdated_title')}
      text={t('session.outdated_text')}
      action={
        <Button variant="primary" onClick={() => location.reload()}>
          {t('session.reload')}
        </Button>
      }
    />
  );
}
