import CloudOff from 'lucide-react/icons/cloud-off';
import SearchX from 'lucide-react/icons/search-x';
import type { Ref } from 'react';
import type { SearchRow } from '../../../worker/public/database.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Banner } from '../../ui/banner.tsx';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { useMinute } from '../chats/use-minute.ts';
import { cardActions } from '../members/card-actions.ts';
import { MemberCard } from '../members/member-card.tsx';
import { type SearchView, useLikedIds } from './queries.ts';
import styles from './search-page.module.css';
import { SearchPages } from './search-pages.tsx';

const SKELETON_CARDS = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12];
const EAGER_CARDS = 4;

interface SearchResultsProps {
  row: SearchView['row'];
  load: SearchView['load'];
  page: number;
  heading: Ref<HTMLHeadingElement>;
  addressOf: (page: number) => string;
  onRetry: () => void;
  /** Null when there is no filter to take away. */
  onReset: (() => void) | null;
}

/** How many were found, and one page of them. */
export function SearchResults({ row, load, page, heading, addressOf, onRetry, onReset }: SearchResultsProps) {
  const { t } = useTranslation();
  return (
    <section className={styles['results']} aria-labelledby="search-found">
      <h2 id="search-found" ref={heading} className={styles['found']} role="status" tabIndex={-1}>
        {row ? t('search.found', { count: row.result.paging.num_results }) : t('search.searching')}
      </h2>
      {row ? (
        <Found row={row} load={load} page={page} addressOf={addressOf} onRetry={onRetry} onReset={onReset} />
      ) : load === 'offline' || load === 'failed' ? (
        <Card>
          <EmptyState
            icon={<CloudOff />}
            title={t(`search.${load}_title`)}
            text={t(`search.${load}_text`)}
            action={
              <Button variant="primary" onClick={onRetry}>
                {t('ui.retry')}
              </Button>
            }
          />
        </Card>
      ) : (
        <div className={styles['grid']} aria-busy="true">
          {SKELETON_CARDS.map((card) => (
            <div key={card} className={styles['place']}>
              <Skeleton shape="block" height="100%" />
            </div>
          ))}
        </div>
      )}
    </section>
  );
}

type FoundProps = Omit<SearchResultsProps, 'row' | 'heading'> & { row: SearchRow };

function Found({ row, load, page, addressOf, onRetry, onReset }: FoundProps) {
  const { t } = useTranslation();
  const likedIds = useLikedIds();
  const { profiles, paging } = row.result;
  const pageCount = Math.max(1, Math.ceil(paging.num_results / paging.pp));
  return (
    <>
      {(load === 'offline' || load === 'failed') && <Old load={load} atMs={row.fetchedAtMs} onRetry={onRetry} />}
      {profiles.length === 0 ? (
        <Card>
          {paging.num_results > 0 ? (
            <EmptyState
              icon={<SearchX />}
              title={t('search.past_end_title')}
              text={t('search.past_end_text', { count: pageCount })}
              action={
                <ButtonLink variant="primary" href={addressOf(1)}>
                  {t('search.first_page')}
                </ButtonLink>
              }
            />
          ) : (
            <EmptyState
              icon={<SearchX />}
              title={t('search.none_title')}
              text={t('search.none_text')}
              action={
                onReset !== null && (
                  <Button variant="primary" onClick={onReset}>
                    {t('search.reset')}
                  </Button>
                )
              }
            />
          )}
        </Card>
      ) : (
        <ul className={styles['grid']}>
          {profiles.map((profile, index) => (
            <li key={profile.id}>
              <MemberCard
                profile={profile}
                actions={cardActions('members', true)}
                liked={likedIds.has(profile.id)}
                eager={index < EAGER_CARDS}
              />
            </li>
          ))}
        </ul>
      )}
      {pageCount > 1 && profiles.length > 0 && <SearchPages page={page} pageCount={pageCount} addressOf={addressOf} />}
    </>
  );
}

/** Says that these results are those of an earlier search. */
function Old({ load, atMs, onRetry }: { load: 'offline' | 'failed'; atMs: number; onRetry: () => void }) {
  const { t, formatRelative } = useTranslation();
  const nowMs = useMinute();
  return (
    <Banner
      tone={load === 'offline' ? 'info' : 'warning'}
      role="status"
      action={
        <Button size="s" onClick={onRetry}>
          {t('ui.retry')}
        </Button>
      }
    >
      {t(`search.old_${load}`, { age: formatRelative(Math.min(atMs, nowMs), nowMs) })}
    </Banner>
  );
}
