import DatabaseZap from 'lucide-react/icons/database-zap';
import { useEffect } from 'react';
import { useAccountDatabase } from '../../data/account-database.tsx';
import { askWhileUnsent } from '../../data/ask-while-unsent.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Banner } from '../../ui/banner.tsx';
import { Button } from '../../ui/button.tsx';

/** Warns that this tab keeps all data in memory. Prompts before the tab is closed with unsent items. */
export default function UnstoredBanner() {
  const { t } = useTranslation();
  const database = useAccountDatabase();
  useEffect(() => askWhileUnsent(database), [database]);
  return (
    <Banner
      tone="warning"
      role="status"
      icon={<DatabaseZap />}
      action={
        <Button size="s" onClick={() => location.reload()}>
          {t('ui.retry')}
        </Button>
      }
    >
      {t('session.unstored_banner')}
    </Banner>
  );
}
