import { useTranslation } from '../../i18n/use-translation.ts';
import { Skeleton } from '../../ui/skeleton.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';

/** Placeholder of the blocks below the greeting while the database is read. */
export function HomeSkeleton() {
  const { t } = useTranslation();
  return (
    <>
      <VisuallyHidden>{t('ui.loading')}</VisuallyHidden>
      <Skeleton height="10rem" shape="block" />
      <Skeleton height="16rem" shape="block" />
      <Skeleton height="20rem" shape="block" />
    </>
  );
}
