import CloudOff from 'lucide-react/icons/cloud-off';
import FilterX from 'lucide-react/icons/funnel-x';
import { Link } from 'wouter';
import { useOwnUser } from '../../data/own-account.tsx';
import { useSession } from '../../data/session-store.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { pathTo } from '../../routing/path-to.ts';
import { Banner } from '../../ui/banner.tsx';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { useRetryInPlace, useSaidAbove } from '../../ui/own-retry.ts';
import { addressWords, refusedLabels } from './filter-labels.ts';
import { type FilterName, isFilterName, type UnknownName } from './search-address.ts';

interface NoResultsProps {
  cause: 'offline' | 'failed';
  /** Whether the filters can be seen: of these it says that they are kept. */
  hasFilters: boolean;
  onRetry: () => void;
}

/** Shown if a search failed and this device has no earlier result of it. */
export function NoResults({ cause, hasFilters, onRetry }: NoResultsProps) {
  const { t } = useTranslation();
  const retry = useRetryInPlace(onRetry);
  const said = useSaidAbove();
  return (
    <Card>
      <EmptyState
        isTrouble
        icon={<CloudOff />}
        title={t(`search.${cause}_title`)}
        text={
          (cause === 'failed' ? said : null) ??
          t(cause === 'failed' && !hasFilters ? 'problem.server' : `search.${cause}_text`)
        }
        action={
          retry !== null && (
            <Button variant="primary" onClick={retry}>
              {t('ui.retry')}
            </Button>
          )
        }
      />
    </Card>
  );
}

interface RefusedFiltersProps {
  /** Field names from the server's response. */
  fields: readonly string[];
  /** Removes them from the search. */
  onRemove: () => void;
}

/** Shown if the server rejects parts of a search: names them and offers to remove them. */
export function RefusedFilters({ fields, onRemove }: RefusedFiltersProps) {
  const { t, locale } = useTranslation();
  return (
    <Card>
      <EmptyState
        icon={<FilterX />}
        title={t('search.refused_title')}
        text={t('search.refused_text', { filters: refusedLabels(fields, t, locale) || t('search.filters') })}
        action={
          <Button variant="primary" onClick={onRemove}>
            {t('search.refused_remove')}
          </Button>
        }
      />
    </Card>
  );
}

interface UnknownFiltersProps {
  /** Filters and options whose values in the URL are invalid. */
  unknown: readonly UnknownName[];
  /** Filters that this site does not have. */
  unused: readonly FilterName[];
  onDismiss: () => void;
}

/** Warns about what a URL asks for in vain, and says what applies instead. */
export function UnknownFilters({ unknown, unused, onDismiss }: UnknownFiltersProps) {
  const { t, locale } = useTranslation();
  const isMember = useSession().status === 'member';
  // Only filters are saved for members; an option has its default for everyone.
  const own = unknown.filter((name) => isMember && isFilterName(name));
  const usual = unknown.filter((name) => !own.includes(name));
  const others = unused.filter((name) => !(isMember && name === 'max_distance_km'));
  const words = (names: readonly UnknownName[]) => ({
    count: names.length,
    filters: addressWords(names, t, locale),
  });
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
      {own.length > 0 && <p>{t('search.unknown_own', words(own))}</p>}
      {usual.length > 0 && <p>{t('search.unknown_default', words(usual))}</p>}
      {others.length > 0 && <p>{t('search.unknown_filters', { filters: addressWords(others, t, locale) })}</p>}
      {others.length < unused.length && <UnusedDistance />}
    </Banner>
  );
}

/** A server that knows this filter leaves it out for whoever has told no town (contract, `max_distance_km`). */
function UnusedDistance() {
  const { t, locale } = useTranslation();
  if (useOwnUser()?.profile.city) {
    return <p>{t('search.unknown_filters', { filters: addressWords(['max_distance_km'], t, locale) })}</p>;
  }
  return (
    <p>
      {t('search.distance_needs_town')} <Link href={pathTo('/profile')}>{t('account_deleted.to_profile')}</Link>
    </p>
  );
}
