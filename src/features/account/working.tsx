import { useTranslation } from '../../i18n/use-translation.ts';
import { Skeleton } from '../../ui/skeleton.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import { type CardPlace, FormCard } from './form-card.tsx';

/** Placeholder of a card while the server is asked. */
export function Working({ title, place = 'task' }: { title: string; place?: CardPlace }) {
  const { t } = useTranslation();
  return (
    <FormCard title={title} place={place}>
      <div aria-busy="true">
        <VisuallyHidden>{t('ui.loading')}</VisuallyHidden>
        <Skeleton height="9rem" shape="block" />
      </div>
    </FormCard>
  );
}
