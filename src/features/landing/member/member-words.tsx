import type { ProfileCard } from '../../../../worker/public/rows.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { usePageTitle } from '../../../routing/document-title.ts';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { FictionalNotice } from '../../members/fictional-notice.tsx';
import { memberLocation } from '../../members/member-location.ts';
import styles from './member-words.module.css';
import type { ShownMember } from './use-shown-member.ts';

/** The heading of a member's landing page, with age, location, and whether the profile is fictional. */
export function MemberWords({ shown: { isLoading, member } }: { shown: ShownMember }) {
  const { t, formatCountry } = useTranslation();
  usePageTitle(isLoading || member === null ? null : t('landing.member_title', { name: member.name }));
  if (isLoading) {
    return (
      // The key makes React replace these elements instead of reusing them, so that nothing counts as a layout shift.
      <div key="loading" className={styles['words']} aria-busy="true">
        <div className={styles['headline']}>
          <Skeleton width="90%" />
        </div>
        <Skeleton width="60%" />
      </div>
    );
  }
  return (
    <div className={styles['words']}>
      <h1 className={styles['headline']} tabIndex={-1}>
        {member === null ? t('index.headline') : t('landing.member_title', { name: member.name })}
      </h1>
      <p className={styles['lead']}>
        {member === null ? t('landing.member_hidden') : aboutOf(member, memberLocation(member, formatCountry))}
      </p>
      {member?.fictional_icon && <FictionalNotice name={member.name} />}
    </div>
  );
}

function aboutOf({ age }: ProfileCard, place: string): string {
  return age === null ? place : `${age} · ${place}`;
}
