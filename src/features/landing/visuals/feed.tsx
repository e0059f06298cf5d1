import { useTranslation } from '../../../i18n/use-translation.ts';
import { Avatar } from '../../../ui/avatar.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { FictionalBadge } from '../../members/fictional-badge.tsx';
import { imageUrl } from '../../members/image-url.ts';
import { memberLocation } from '../../members/member-location.ts';
import type { Portraits } from '../use-portraits.ts';
import styles from './feed.module.css';

const SHOWN = 5;

/** Members in a list, as among acquaintances. */
export function Feed({ portraits, onlineFirst = false }: { portraits: Portraits; onlineFirst?: boolean }) {
  const { t, formatCountry } = useTranslation();
  if (portraits.state === 'loading') {
    return (
      <div className={styles['feed']} aria-busy="true">
        <Skeleton height="23rem" shape="block" />
      </div>
    );
  }
  const profiles = onlineFirst
    ? portraits.profiles.toSorted((left, right) => Number(right.online) - Number(left.online))
    : portraits.profiles;
  return (
    <ul className={styles['feed']}>
      {profiles.slice(0, SHOWN).map((profile) => {
        const { main_image: image } = profile;
        return (
          <li key={profile.id} className={styles['entry']}>
            <Avatar
              src={
                image === null || portraits.settings === null
                  ? null
                  : imageUrl(portraits.settings.cdn_prefix, image.thumb_filename)
              }
              name={profile.name}
              alt=""
              size="m"
              eager
            />
            <div className={styles['words']}>
              <p className={styles['name']}>
                <span>
                  <span dir="auto">{profile.name}</span>, {profile.age}
                </span>
                {profile.fictional_icon && <FictionalBadge />}
              </p>
              <p className={styles['place']}>{memberLocation(profile, formatCountry)}</p>
            </div>
            {profile.online && <span className={styles['online']}>{t('member.online')}</span>}
          </li>
        );
      })}
    </ul>
  );
}
