import { calls } from '../../data/calls.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Banner } from '../../ui/banner.tsx';
import { Button } from '../../ui/button.tsx';
import { PageHeader } from '../../ui/page-header.tsx';

/** Shown if no outcome of a first poll has been stored in time. */
export default function NotLoaded() {
  const { t } = useTranslation();
  return (
    <>
      <PageHeader title={t('home.title')} />
      <Banner
        tone="warning"
        role="alert"
        action={
          <Button size="s" onClick={() => void calls.refresh()}>
            {t('ui.retry')}
          </Button>
        }
      >
        {t('home.not_loaded')}
      </Banner>
    </>
  );
}
