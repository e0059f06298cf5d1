import { useOwnUser } from '../../data/own-account.tsx';
import { useTranslation } from '../../i18n/use-translation.ts';
import { choiceOf } from '../../templates/template-parts.ts';
import { classNames } from '../../ui/class-names.ts';
import { cardActions } from './card-actions.ts';
import { FaceRow } from './face-row.tsx';
import { MemberCard } from './member-card.tsx';
import styles from './more-members.module.css';
import { MorePlaces } from './more-places.tsx';
import faceStyles from './some-members.module.css';
import { useMoreMembers } from './use-more-members.ts';

/** Whom to look at next, below a profile; nothing where this device knows nobody. */
export default function MoreMembers({ memberId }: { memberId: number }) {
  const { t } = useTranslation();
  const country = useOwnUser()?.profile.country ?? null;
  const members = useMoreMembers(memberId);
  if (members === undefined) return <MorePlaces />;
  if (members.length === 0) return null;
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
