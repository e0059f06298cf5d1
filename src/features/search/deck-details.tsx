import { useEffect, useRef } from 'react';
import type { ProfileCard } from '../../../worker/public/rows.ts';
import { useOpenedMember } from '../../data/members.ts';
import { useSiteSettings } from '../../data/own-account.tsx';
import { isUnderWay, troubleIn } from '../../data/use-fetch.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Card } from '../../ui/card.tsx';
import { RetryBanner } from '../../ui/retry-banner.tsx';
import { afterName } from '../members/after-name.ts';
import { FictionalNotice } from '../members/fictional-notice.tsx';
import { MemberFacts } from '../members/member-facts.tsx';
import { TextSkeleton } from '../members/member-skeleton.tsx';
import { useFieldNames } from '../members/use-field-names.ts';
import styles from './deck.module.css';

/** What the member in front tells, beside the card where a window has room. The profile counts as opened. */
export function DeckDetails({ profile }: { profile: ProfileCard }) {
  const region = useRef<HTMLElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each member is read from the top
  useEffect(() => {
    region.current?.scrollTo({ top: 0, behavior: 'instant' });
  }, [profile.id]);
  return (
    <section
      ref={region}
      className={styles['details']}
      aria-label={`${profile.name}${afterName(profile.age)}`}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a long text is scrolled by keys
      tabIndex={0}
      onKeyDown={(event) => {
        // It scrolls here; elsewhere it begins a chat.
        if (event.key === 'ArrowUp') event.stopPropagation();
      }}
    >
      {profile.fictional_icon && <FictionalNotice name={profile.name} />}
      <Told key={profile.id} profileId={profile.id} />
    </section>
  );
}

function Told({ profileId }: { profileId: number }) {
  const { t } = useTranslation();
  const settings = useSiteSettings();
  const names = useFieldNames();
  const { member, load, retry } = useOpenedMember(profileId);
  if (settings && member.state === 'loaded') {
    return <MemberFacts profile={member.profile} settings={settings} names={names} />;
  }
  if (member.state === 'missing' || member.state === 'gone') return <p>{t('member.gone_text')}</p>;
  const trouble = troubleIn(load);
  if (trouble !== null) {
    return (
      <RetryBanner cause={trouble} onRetry={retry}>
        {t(`member.partial_${trouble}`)}
      </RetryBanner>
    );
  }
  if (!isUnderWay(load)) return null;
  return (
    <Card>
      <TextSkeleton />
    </Card>
  );
}
