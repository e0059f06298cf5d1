import CloudOff from 'lucide-react/icons/cloud-off';
import FilterX from 'lucide-react/icons/funnel-x';
import type { SearchFilters } from '../../../worker/public/member-search.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Banner } from '../../ui/banner.tsx';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { addressWords, filterLabels, withoutFilters } from './filter-labels.ts';
import type { UnknownName } from './search-address.ts';

/** Shown if a search failed and this device has no earlier result of it. */
export function NoResults({ cause, onRetry }: { cause: 'offline' | 'failed'; onRetry: () => void }) {
  const { t } = useTranslation();
  return (
    <Card>
      <EmptyState
        icon={<CloudOff />}
        title={t(`search.${cause}_title`)}
        text={t(`search.${cause}_text`)}
        action={
          <Button variant="primary" onClick={onRetry}>
            {t('ui.retry')}
          </Button>
        }
      />
    </Card>
  );
}

interface RefusedFiltersProps {
  /** Field names from the server's response. */
  fields: readonly string[];
  onFilter: (changes: Partial<SearchFilters>) => void;
}

/** Shown if the server rejects filter values: names the filters and offers to remove them. */
export function RefusedFilters({ fields, onFilter }: RefusedFiltersProps) {
  const { t, locale } = useTranslation();
  return (
    <Card>
      <EmptyState
        icon={<FilterX />}
        title={t('search.refused_title')}
        text={t('search.refused_text', { filters: filterLabels(fields, t, locale) || t('search.filters') })}
        action={
          <Button variant="primary" onClick={() => onFilter(withoutFilters(fields))}>
            {t('search.refused_remove')}
          </Button>
        }
      />
    </Card>
  );
}

/** Warns about invalid values of filters or options in the URL. */
export function UnknownFilters({ names, onDismiss }: { names: readonly UnknownName[]; onDismiss: () => void }) {
  const { t, locale } = useTranslation();
  return (
    <Banner
      tone="warning"
      role="status"
      action={
        <Button size="s" onClick={onDismiss}>
          {t('ui.close')}
        </Button>
      }
    >
      {t('search.unknown_filters', { filters: addressWords(names, t, locale) })}
    </Banner>
  );
}
