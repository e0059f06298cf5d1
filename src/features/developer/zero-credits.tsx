import { useAccountDatabase } from '../../data/account-database.tsx';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Button } from '../../ui/button.tsx';
import { showToast } from '../../ui/toasts.ts';

/**
 * Shows the screens of a member without credits. The one write of a view: nothing is sent, and the next answer of the
 * server puts the balance right.
 */
export default function ZeroCredits() {
  const { t } = useTranslation();
  const database = useAccountDatabase();
  const empty = async () => {
    await database.user
      .where('key')
      .equals('self')
      .modify((row) => {
        row.user = { ...row.user, credits: 0 };
      });
    showToast({ text: t('dev.zero_done'), tone: 'success' });
  };
  return <Button onClick={() => void empty()}>{t('dev.zero_credits')}</Button>;
}
