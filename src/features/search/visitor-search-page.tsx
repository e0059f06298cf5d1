import { Redirect } from 'wouter';
import type { Settings } from '../../../worker/public/rows.ts';
import { similarAges } from '../../../worker/public/similar-ages.ts';
import { calls } from '../../data/calls.ts';
import { LoadProblem } from '../../data/load-problem.tsx';
import { useDirectRead } from '../../data/use-direct-read.ts';
import { mayVisitorsSee } from '../../data/visitor-access.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { lazyPart } from '../../routing/lazy-part.ts';
import { loginPath } from '../../routing/next-path.ts';
import { pathTo } from '../../routing/path-to.ts';
import { Banner } from '../../ui/banner.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { cardActions } from '../members/card-actions.ts';
import { MemberTile } from '../members/member-tile.tsx';
import { useCostsNote } from '../site/message-costs.ts';
import { currentTracking } from '../site/tracking.ts';
import { hasResellAd } from './ad-rules.ts';
import { GridSkeleton } from './result-grid.tsx';
import { searchOf, VISITOR_ORDERS, withStated } from './search-address.ts';
import styles from './search-page.module.css';
import { SearchScreen } from './search-screen.tsx';
import { useSearchAddress } from './use-search-address.ts';
import { useVisitorSearch } from './use-visitor-search.ts';
import { ViewedByVisitor } from './viewed-by-visitor.tsx';
import { VisitorSimilar } from './visitor-similar.tsx';
import { VisitorWider } from './visitor-wider.tsx';

const VisitorInterests = lazyPart(() => import('./visitor-interests.tsx'));

/** The search for logged-out visitors, if the site allows it; otherwise redirects to the login. */
export default function VisitorSearchPage() {
  const { addressOf } = useSearchAddress(null);
  const network = currentTracking()?.network ?? null;
  const { read, retry } = useDirectRead('settings', () => calls.loadSettings());
  switch (read.state) {
    case 'loading':
      return (
        <div className={styles['visitor']}>
          <GridSkeleton />
        </div>
      );
    case 'failed':
      return (
        <Card>
          <LoadProblem problem={read.problem} onRetry={retry} />
        </Card>
      );
    case 'ready':
      return mayVisitorsSee(read.data, network) ? (
        <OpenSearch settings={read.data} network={network} />
      ) : (
        <Redirect to={loginPath(addressOf({}))} replace />
      );
  }
}

function OpenSearch({ settings, network }: { settings: Settings; network: string | null }) {
  const { t } = useTranslation();
  const costs = useCostsNote(settings);
  const navigation = useSearchAddress(settings.countries, VISITOR_ORDERS);
  const { address, addressOf, replace } = navigation;
  const search = searchOf(address);
  const view = useVisitorSearch(search, {
    network,
    onFirstAnswer: (filters) => replace({ filters: withStated(filters, address.stated) }),
  });
  // The server has since closed the search to visitors.
  if (view.load.status === 'session-lost') return <Redirect to={loginPath(addressOf({}))} replace />;
  const actions = cardActions('members', false);
  return (
    <div className={styles['visitor']}>
      <SearchScreen
        navigation={navigation}
        view={view}
        // The server does not know where a visitor is.
        ownFilters={null}
        settings={{ ...settings, search_fields: settings.search_fields.filter((name) => name !== 'max_distance_km') }}
        ads={{ webcams: { state: 'none' }, hasResell: hasResellAd(settings) }}
        notice={
          <Banner
            tone="info"
            action={
              <ButtonLink size="s" variant="primary" href={pathTo('/signup')}>
                {t('route.signup')}
              </ButtonLink>
            }
          >
            {t('search.visitor_notice') + costs}
          </Banner>
        }
        // The server saves no filters for visitors.
        onChoose={() => {}}
        renderMember={(profile, options) => (
          <MemberTile {...options} hasExcerpt profile={profile} cdnPrefix={settings.cdn_prefix} isView={actions.view} />
        )}
        renderDetails={(profile) => <ViewedByVisitor key={profile.id} profile={profile} network={network} />}
        // Visitors' results are not stored, so they never become old.
        renderOld={() => null}
        // Visitors can neither like nor pass.
        renderDeck={null}
        saved={null}
        renderInterests={(choice) => <VisitorInterests {...choice} />}
        renderSimilar={({ filters: exact, isNobodyFound, ...rest }) => {
          const exactSearch = { ...search, filters: exact };
          const wider = isNobodyFound ? (
            <VisitorWider
              search={exactSearch}
              network={network}
              cdnPrefix={settings.cdn_prefix}
              renderMember={rest.renderMember}
            />
          ) : null;
          const widened = similarAges(exact);
          return widened === null ? (
            wider
          ) : (
            <VisitorSimilar
              {...rest}
              network={network}
              search={{ ...exactSearch, source: 'similar', page: address.similarPage ?? 1 }}
              widened={widened}
              cdnPrefix={settings.cdn_prefix}
              addressOf={(page) => addressOf({ similarPage: page, viewed: null })}
              otherwise={wider}
            />
          );
        }}
      />
    </div>
  );
}
