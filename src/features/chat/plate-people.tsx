import { Link } from 'wouter';
import type { ProfileCard } from '../../../worker/public/rows.ts';
import { useAccountDatabase } from '../../data/account-database.tsx';
import { useOwnUser, useSiteSettings } from '../../data/own-account.tsx';
import { useLiveQuery } from '../../data/use-live-query.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { pathTo } from '../../routing/path-to.ts';
import { choiceOf } from '../../templates/template-parts.ts';
import { Avatar } from '../../ui/avatar.tsx';
import { afterName } from '../members/after-name.ts';
import { facesFirst } from '../members/faces-first.ts';
import { FictionalBadge } from '../members/fictional-badge.tsx';
import { imageUrl } from '../members/image-url.ts';
import { nearbyWords } from '../members/nearby-words.ts';
import styles from './chats-page.module.css';

/** Fewer and larger where each has the beginning of what they write. */
const shownCount = () => (choiceOf('likeColumns') ? 3 : 4);
/** Of whom those with a picture come first, among the new ones and among the others. */
const LOOKED_AT = 12;

/**
 * Who likes the member, the newest first, in the place of the chat that is not open: whom one could write to. Where nobody
 * does, members nearby, those that the home screen has asked for last.
 */
export default function PlatePeople() {
  const { t } = useTranslation();
  const database = useAccountDatabase();
  const likes = useLiveQuery(
    () =>
      database.likes
        .where('[received+isNew+receivedAtMs]')
        .between([1, 0, 0], [1, 1, Number.MAX_SAFE_INTEGER], true, true)
        .reverse()
        .limit(LOOKED_AT)
        .toArray(),
    [database],
  );
  if (likes === undefined) return null;
  const newOnes = likes.filter(({ isNew }) => isNew === 1);
  const others = likes.filter(({ isNew }) => isNew !== 1);
  const shown = [newOnes, others]
    .flatMap((rows) => facesFirst(rows, ({ profile }) => profile.main_image))
    .slice(0, shownCount());
  if (shown.length === 0) return <Nearby />;
  return (
    <>
      <h2 className={styles['people-title']}>
        <Link href={pathTo('/likes/:type', { type: 'received' })}>{t('likes.to_received')}</Link>
      </h2>
      <ul className={styles['people']}>
        {shown.map(({ profileId, profile }) => (
          <Person key={profileId} profile={profile} />
        ))}
      </ul>
    </>
  );
}

function Nearby() {
  const { t } = useTranslation();
  const own = useOwnUser()?.profile ?? null;
  const database = useAccountDatabase();
  const answer = useLiveQuery(async () => (await database.answers.get('members-nearby'))?.answer ?? null, [database]);
  if (answer === undefined || answer === null || !('profiles' in answer)) return null;
  const others = answer.profiles
    .filter(({ id, main_image: image }) => image !== null && id !== own?.id)
    .slice(0, shownCount());
  if (others.length === 0) return null;
  return (
    <>
      <h2 className={styles['people-title']}>{t(nearbyWords(own, answer.filter_options.country).title)}</h2>
      <ul className={styles['people']}>
        {others.map((profile) => (
          <Person key={profile.id} profile={profile} />
        ))}
      </ul>
    </>
  );
}

function Person({ profile }: { profile: ProfileCard }) {
  const { formatCountry } = useTranslation();
  const cdnPrefix = useSiteSettings()?.cdn_prefix ?? null;
  const { main_image: image } = profile;
  return (
    <li>
      <Link href={pathTo('/members/:memberId', { memberId: profile.id })} className={styles['person']}>
        <Avatar
          src={image === null || cdnPrefix === null ? null : imageUrl(cdnPrefix, image.thumb_filename)}
          name={profile.name}
          alt=""
          size="fill"
          shape="portrait"
          eager
        />
        <span className={styles['person-name']}>
          <span dir="auto">{profile.name}</span>
          {afterName(profile.age)}
        </span>
        <bdi className={styles['person-place']}>{profile.city ?? formatCountry(profile.country)}</bdi>
      </Link>
      {profile.fictional_icon && <FictionalBadge />}
      {profile.excerpt != null && (
        <p className={styles['person-words']} lang={profile.language} dir="auto">
          {profile.excerpt}
        </p>
      )}
    </li>
  );
}
