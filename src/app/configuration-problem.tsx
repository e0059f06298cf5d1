import Wrench from 'lucide-react/icons/wrench';
import { useTranslation } from '../i18n/use-translation.ts';
import { Button } from '../ui/button.tsx';
import { NoticePage } from '../ui/notice-page.tsx';

/** Shown when the site cannot start: a notice for visitors, with the reasons for the operator. */
export function ConfigurationProblem({ problems }: { problems: readonly string[] }) {
  const { t } = useTranslation();
  return (
    <main id="main">
      <NoticePage
        icon={<Wrench />}
        title={t('site.configuration_title')}
        text={t('site.configuration_text')}
        detail={problems.join('\n')}
        action={
          <Button variant="primary" onClick={() => location.reload()}>
            {t('ui.retry')}
          </Button>
        }
      />
    </main>
  );
}
