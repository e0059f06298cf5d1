import { useOwnUser } from '../../data/own-account.tsx';
import { troubleIn } from '../../data/use-fetch.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { choiceOf } from '../../templates/template-parts.ts';
import { classNames } from '../../ui/class-names.ts';
import { cardActions } from './card-actions.ts';
import { FaceRow } from './face-row.tsx';
import { MemberCard } from './member-card.tsx';
import styles from './more-members.module.css';
import { MorePlaces } from './more-places.tsx';
import faceStyles from './some-members.module.css';
import { useHomeMembers } from './use-home-members.ts';
import { isOneMore, useMoreMembers } from './use-more-members.ts';

const NOBODY_ABOVE: ReadonlySet<number> = new Set();

/** Whom to look at next, below a profile; those nearby are asked for where this device knows nobody. */
export default function MoreMembers({ memberId }: { memberId: number }) {
  const { t } = useTranslation();
  const country = useOwnUser()?.profile.country ?? null;
  const members = useMoreMembers(memberId);
  if (members === undefined) return <MorePlaces />;
  if (members.length === 0) return <NearbyAsked memberId={memberId} />;
  return (
    <section className={styles['more']} aria-labelledby="more-members">
      <h2 id="more-members" className={styles['title']}>
        {t('home.anywhere_title')}
      </h2>
      {choiceOf('moreMembers') === 'cards' ? (
        <ul className={styles['cards']}>
          {members.map(({ profile, liked }) => (
            <li key={profile.id}>
              <MemberCard
                profile={profile}
                actions={cardActions('members', true)}
                liked={liked}
                impliedCountry={country}
              />
            </li>
          ))}
        </ul>
      ) : (
        <ul className={classNames(faceStyles['row'], styles['faces'])}>
          <FaceRow members={members.map(({ profile }) => profile)} />
        </ul>
      )}
    </section>
  );
}

/** Who opens a profile from a mail has searched for nobody here. What is answered is read from the device, as the others. */
function NearbyAsked({ memberId }: { memberId: number }) {
  const ownId = useOwnUser()?.profile.id ?? null;
  const { profiles, load } = useHomeMembers('members-nearby', NOBODY_ABOVE);
  const isToCome = profiles?.some((profile) => isOneMore(profile, memberId, ownId)) ?? troubleIn(load) === null;
  return isToCome ? <MorePlaces /> : null;
}
