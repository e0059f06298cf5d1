import { calls } from '../../data/calls.ts';
import { useDirectRead } from '../../data/use-direct-read.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Avatar } from '../../ui/avatar.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { FictionalNotice } from '../members/fictional-notice.tsx';
import { imageUrl } from '../members/image-url.ts';
import { memberLocation } from '../members/member-location.ts';
import { SignupPanel } from '../signup/signup-panel.tsx';
import { parseTrackingQuery, readTracking } from '../site/tracking.ts';
import styles from './member-hero.module.css';

/** As tall as what it stands for: the sign-up below does not move. */
function HeroSkeleton() {
  return (
    <>
      <div className={styles['picture']}>
        <div className={styles['place']}>
          <Skeleton height="100%" shape="block" />
        </div>
      </div>
      <div className={styles['headline']}>
        <Skeleton width="90%" />
        <Skeleton width="60%" />
      </div>
      <div className={styles['lead']}>
        <Skeleton width="70%" />
      </div>
    </>
  );
}

/** One member and the start of an account beside. Where visitors may not see members the sign-up stands alone. */
/** `/members/{memberId}/landing`, `landing2/{slug}`, `landing3/{slug}`. */
export type MemberLandingKind = 'landing' | 'landing2' | 'landing3';

export function MemberHero({ memberId, kind }: { memberId: number; kind: MemberLandingKind }) {
  const { t, formatCountry } = useTranslation();
  const network = (readTracking() ?? parseTrackingQuery(location.search))?.network ?? null;
  const { read } = useDirectRead(`profile ${memberId}`, () => calls.loadVisitorProfile(memberId, network));
  const settings = useDirectRead('settings', () => calls.loadSettings()).read;
  const member = read.state === 'ready' ? read.data : null;
  const cdnPrefix = settings.state === 'ready' ? settings.data.cdn_prefix : null;
  const isLoading = read.state === 'loading' || settings.state === 'loading';
  return (
    <div className={styles['hero']} data-kind={kind}>
      <div className={styles['member']} aria-busy={isLoading || undefined}>
        {isLoading && <HeroSkeleton />}
        {!isLoading && (
          <>
            {member !== null && (
              <div className={styles['picture']}>
                <Avatar
                  src={
                    member.main_image === null || cdnPrefix === null
                      ? null
                      : imageUrl(cdnPrefix, member.main_image.filename)
                  }
                  name={member.name}
                  alt=""
                  size="fill"
                  shape="portrait"
                  eager
                />
              </div>
            )}
            <h1 className={styles['headline']} tabIndex={-1}>
              {member === null ? t('index.headline') : t('landing.member_title', { name: member.name })}
            </h1>
            {member === null ? (
              <p className={styles['lead']}>{t('landing.member_hidden')}</p>
            ) : (
              <>
                <p className={styles['lead']}>
                  {member.name}, {member.age} · {memberLocation(member, formatCountry)}
                </p>
                {member.fictional_icon && <FictionalNotice name={member.name} />}
                {kind !== 'landing' && member.personal !== null && (
                  <blockquote className={styles['about']} lang={member.language} dir="auto">
                    {member.personal}
                  </blockquote>
                )}
              </>
            )}
          </>
        )}
      </div>
      <SignupPanel memberId={read.state === 'failed' ? null : memberId} headingLevel={2} />
    </div>
  );
}
