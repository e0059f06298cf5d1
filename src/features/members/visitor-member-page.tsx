import Flag from 'lucide-react/icons/flag';
import { useLocation } from 'wouter';
import type { MemberProfile, Settings } from '../../../worker/public/rows.ts';
import { calls } from '../../data/calls.ts';
import type { CallFailure } from '../../data/failure-text.ts';
import { useDirectRead } from '../../data/use-direct-read.ts';
import { isSignupOpen, mayVisitorsSee } from '../../data/visitor-access.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { loginPath } from '../../routing/next-path.ts';
import { pathTo } from '../../routing/path-to.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { type KnownCosts, useCostsNote } from '../site/message-costs.ts';
import { parseTrackingQuery, readTracking } from '../site/tracking.ts';
import { MemberAbsent } from './member-absent.tsx';
import styles from './member-page.module.css';
import { MemberRecord } from './member-record.tsx';
import { MemberSkeleton } from './member-skeleton.tsx';
import { MembersOnly } from './members-only.tsx';
import pageStyles from './visitor-member-page.module.css';

/** A member's page for visitors: the profile if the settings allow it, otherwise a prompt to log in. */
export default function VisitorMemberPage({ memberId }: { memberId: number }) {
  const [address] = useLocation();
  const network = (readTracking() ?? parseTrackingQuery(location.search))?.network ?? null;
  const { read, retry } = useDirectRead('settings', () => calls.loadSettings());
  return (
    <div className={pageStyles['page']}>
      {read.state === 'loading' && <MemberSkeleton />}
      {read.state === 'failed' && <NotLoaded problem={read.problem} onRetry={retry} />}
      {read.state === 'ready' &&
        (mayVisitorsSee(read.data, network) ? (
          <OpenMember key={memberId} memberId={memberId} address={address} network={network} settings={read.data} />
        ) : (
          <MembersOnly address={address} settings={read.data} />
        ))}
    </div>
  );
}

interface OpenMemberProps {
  memberId: number;
  /** Path of this page, to return to after the login. */
  address: string;
  network: string | null;
  settings: Settings;
}

function OpenMember({ memberId, address, network, settings }: OpenMemberProps) {
  const { locale } = useTranslation();
  const { read, retry } = useDirectRead(`profile ${memberId}`, () => calls.loadVisitorProfile(memberId, network));
  const names = useDirectRead(`fields ${locale}`, () => calls.loadProfileFields(locale)).read;
  // Waits for the names too: arriving after the facts, they would change the text while it is being read.
  if (read.state === 'loading' || names.state === 'loading') return <MemberSkeleton />;
  if (read.state === 'failed') {
    const { problem } = read;
    if (problem.status === 'session-lost') return <MembersOnly address={address} settings={settings} />;
    if (problem.status === 'refused')
      return <MemberAbsent absence={problem.httpStatus === 404 ? 'missing' : 'gone'} isMember={false} />;
    return <NotLoaded problem={problem} onRetry={retry} />;
  }
  return (
    <MemberRecord
      card={read.data}
      profile={read.data}
      settings={settings}
      names={names.state === 'ready' ? names.data.labels : null}
      likesMe={false}
      isLoading={false}
    >
      <WaysIn
        profile={read.data}
        address={address}
        isSignupOpen={isSignupOpen(settings, network ?? '')}
        settings={settings}
      />
    </MemberRecord>
  );
}

function NotLoaded({ problem, onRetry }: { problem: CallFailure; onRetry: () => void }) {
  return (
    <MemberAbsent absence={problem.status === 'offline' ? 'offline' : 'failed'} onRetry={onRetry} isMember={false} />
  );
}

interface WaysInProps {
  profile: MemberProfile;
  address: string;
  isSignupOpen: boolean;
  settings: KnownCosts;
}

/** Actions for visitors: sign up, log in, report. */
function WaysIn({ profile: { id, name }, address, isSignupOpen: isOpen, settings }: WaysInProps) {
  const { t } = useTranslation();
  const costs = useCostsNote(settings);
  return (
    <Card>
      <h2 className={styles['section-title']}>{t('member.visitor_title', { name })}</h2>
      <p className={pageStyles['text']}>{t(isOpen ? 'member.visitor_text' : 'member.visitor_closed') + costs}</p>
      <div className={pageStyles['ways']}>
        {isOpen && (
          <ButtonLink variant="primary" size="l" href={pathTo('/members/:memberId/signup', { memberId: id })}>
            {t('member.visitor_signup')}
          </ButtonLink>
        )}
        <ButtonLink variant={isOpen ? 'secondary' : 'primary'} size="l" href={loginPath(address)}>
          {t('nav.log_in')}
        </ButtonLink>
        <ButtonLink
          variant="quiet"
          icon={<Flag aria-hidden="true" />}
          href={`${pathTo('/complaints')}?target=${encodeURIComponent(location.origin + pathTo('/members/:memberId', { memberId: id }))}`}
        >
          {t('safety.report')}
        </ButtonLink>
      </div>
    </Card>
  );
}
