import { Link } from 'wouter';
import { useAccountDatabase } from '../../data/account-database.tsx';
import { useSiteSettings } from '../../data/own-account.tsx';
import { useLiveQuery } from '../../data/use-live-query.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { pathTo } from '../../routing/path-to.ts';
import { Avatar } from '../../ui/avatar.tsx';
import { FictionalBadge } from '../members/fictional-badge.tsx';
import { imageUrl } from '../members/image-url.ts';
import { pictureFirst } from '../members/picture-first.ts';
import styles from './chats-page.module.css';

const SHOWN = 4;
/** Of whom those with a picture come first. */
const LOOKED_AT = 12;

/** Who likes the member, the newest first, in the place of the chat that is not open: whom one could write to. */
export default function PlatePeople() {
  const { t, formatCountry } = useTranslation();
  const cdnPrefix = useSiteSettings()?.cdn_prefix ?? null;
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
  if (likes === undefined || likes.length === 0) return null;
  return (
    <>
      <h2 className={styles['people-title']}>
        <Link href={pathTo('/likes/:type', { type: 'received' })}>{t('likes.to_received')}</Link>
      </h2>
      <ul className={styles['people']}>
        {pictureFirst(likes)
          .slice(0, SHOWN)
          .map(({ profileId, profile }) => (
            <li key={profileId}>
              <Link href={pathTo('/members/:memberId', { memberId: profileId })} className={styles['person']}>
                <Avatar
                  src={
                    profile.main_image === null || cdnPrefix === null
                      ? null
                      : imageUrl(cdnPrefix, profile.main_image.thumb_filename)
                  }
                  name={profile.name}
                  alt=""
                  size="fill"
                  shape="portrait"
                  eager
                />
                <span className={styles['person-name']}>
                  <span dir="auto">{profile.name}</span>, {profile.age}
                </span>
                <bdi className={styles['person-place']}>{profile.city ?? formatCountry(profile.country)}</bdi>
              </Link>
              {profile.fictional_icon && <FictionalBadge />}
            </li>
          ))}
      </ul>
    </>
  );
}
