import { useState } from 'react';
import { searchKey } from '../../../worker/public/member-search.ts';
import { similarAges } from '../../../worker/public/similar-ages.ts';
import { useOwnUser, useSiteSettings } from '../../data/own-account.tsx';
import { lazyPart } from '../../routing/lazy-part.ts';
import { RowBoundary } from '../../routing/row-boundary.tsx';
import { cardActions } from '../members/card-actions.ts';
import { MemberCard } from '../members/member-card.tsx';
import { useOwnFilters } from '../members/own-filters.ts';
import { SeekQuestion } from '../members/seek-question.tsx';
import { hasResellAd, seesWebcamAds } from './ad-rules.ts';
import { MemberSimilar } from './member-similar.tsx';
import { MemberWider } from './member-wider.tsx';
import { OldResults } from './old-results.tsx';
import { useLikedIds, useMemberSearch } from './queries.ts';
import { SavedSearches } from './saved-searches.tsx';
import { searchOf, withStated } from './search-address.ts';
import { FIRST_PAGES, SearchScreen } from './search-screen.tsx';
import { useSearchAddress } from './use-search-address.ts';
import { useWebcams } from './use-webcams.ts';
import { ViewedMember } from './viewed-member.tsx';

const Deck = lazyPart(() => import('./deck.tsx'));
const SavedSearchDialog = lazyPart(() => import('./saved-search-dialog.tsx'));
const MemberInterests = lazyPart(() => import('./member-interests.tsx'));

/** The search page for members: filters and paged results. */
export default function SearchPage() {
  const settings = useSiteSettings();
  const navigation = useSearchAddress(settings?.countries ?? null);
  const { address, addressOf, push, replace } = navigation;
  const user = useOwnUser();
  const likedIds = useLikedIds();
  const ownFilters = useOwnFilters();
  const [openedAtMs] = useState(() => Date.now());
  /** Key of the search whose filters were chosen on this page; the server does not save filters from a link. */
  const [chosenKey, setChosenKey] = useState<string | null>(null);
  const search = searchOf(address);
  const view = useMemberSearch(search, {
    keepsFilters: searchKey(search) === chosenKey,
    onFirstAnswer: (filters) => replace({ filters: withStated(filters, address.stated) }),
  });
  const isFresh = view.load.status === 'fetched';
  const seenAt = isFresh && address.page === 1 ? (view.found?.result.searched_at ?? null) : null;
  const filters = address.filters ?? view.found?.result.filter_options ?? null;
  const hasWebcams = user !== null && settings !== null && seesWebcamAds(user, settings, openedAtMs);
  const webcams = useWebcams(hasWebcams ? filters : null);
  return (
    <SearchScreen
      navigation={navigation}
      view={view}
      settings={settings}
      ownFilters={ownFilters}
      ads={{ webcams, hasResell: settings !== null && hasResellAd(settings) }}
      onChoose={(chosen) => setChosenKey(searchKey({ ...search, ...chosen, page: 1 }))}
      renderMember={(profile, options) => (
        <RowBoundary row={profile}>
          <MemberCard
            {...options}
            hasExcerpt
            profile={profile}
            actions={cardActions('members', true)}
            liked={likedIds.has(profile.id)}
          />
        </RowBoundary>
      )}
      notice={<SeekQuestion onSaved={(sought) => push({ ...FIRST_PAGES, filters: sought })} />}
      renderDetails={(profile) => <ViewedMember key={profile.id} profile={profile} liked={likedIds.has(profile.id)} />}
      renderOld={(old) => <OldResults {...old} />}
      saved={{
        renderButton: (criteria, onOpen) => <SavedSearches criteria={criteria} seenAt={seenAt} onOpen={onOpen} />,
        renderDialog: (criteria, onClose) => (
          <SavedSearchDialog {...{ criteria, seenAt, settings, addressOf, onClose }} />
        ),
      }}
      renderDeck={(dealt, onClose) => (
        <Deck
          key={searchKey({ ...search, page: 1 })}
          search={dealt === null ? null : { ...search, filters: dealt }}
          // Otherwise the deck fetches its first page.
          first={address.page === 1 && isFresh ? (view.found ?? null) : null}
          cdnPrefix={settings?.cdn_prefix ?? null}
          onClose={onClose}
        />
      )}
      renderInterests={(choice) => <MemberInterests {...choice} />}
      renderSimilar={({ filters: exact, isNobodyFound, ...rest }) => {
        const exactSearch = { ...search, filters: exact };
        const cdnPrefix = settings?.cdn_prefix ?? null;
        const wider = isNobodyFound ? (
          <MemberWider search={exactSearch} cdnPrefix={cdnPrefix} renderMember={rest.renderMember} />
        ) : null;
        const widened = similarAges(exact);
        return widened === null ? (
          wider
        ) : (
          <MemberSimilar
            {...rest}
            search={{ ...exactSearch, source: 'similar', page: address.similarPage ?? 1 }}
            widened={widened}
            cdnPrefix={cdnPrefix}
            addressOf={(page) => addressOf({ similarPage: page, viewed: null })}
            otherwise={wider}
          />
        );
      }}
    />
  );
}
