import { Fragment } from 'react';
import { useOpenedMember } from '../../data/members.ts';
import { useOwnUser, useSiteSettings } from '../../data/own-account.tsx';
import { isUnderWay } from '../../data/use-fetch.ts';
import { BackLink } from './back-link.tsx';
import { absenceOf, MemberAbsent } from './member-absent.tsx';
import { MemberDetails } from './member-details.tsx';
import { MemberSkeleton } from './member-skeleton.tsx';

/** A member's profile page. */
export default function MemberPage({ memberId }: { memberId: number }) {
  return (
    <Fragment key={memberId}>
      <BackLink />
      <OpenMember memberId={memberId} />
    </Fragment>
  );
}

function OpenMember({ memberId }: { memberId: number }) {
  const settings = useSiteSettings();
  const { member, load, retry } = useOpenedMember(memberId);
  const own = useOwnUser();
  const details = { settings, load, onRetry: retry, isOwn: own?.profile.id === memberId };
  switch (member.state) {
    case 'reading':
      return <MemberSkeleton />;
    case 'missing':
    case 'gone':
      return <MemberAbsent absence={member.state} onRetry={retry} />;
    case 'loaded':
      return <MemberDetails card={member.profile} profile={member.profile} {...details} />;
    case 'card':
      return <MemberDetails card={member.card} profile={null} {...details} />;
    case 'unknown':
      return isUnderWay(load) ? <MemberSkeleton /> : <MemberAbsent absence={absenceOf(load)} onRetry={retry} />;
  }
}
