import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { useOwnUser, useSiteSettings } from '../../data/own-account.tsx';
import { troubleIn } from '../../data/use-fetch.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { pathTo } from '../../routing/path-to.ts';
import { Avatar } from '../../ui/avatar.tsx';
import { afterName } from './after-name.ts';
import { FACE_COUNT, FacePlaces } from './face-places.tsx';
import { imageUrl } from './image-url.ts';
import { memberLocation } from './member-location.ts';
import { nearbyWords } from './nearby-words.ts';
import styles from './some-members.module.css';
import { useHomeMembers } from './use-home-members.ts';

const NOBODY_ABOVE: ReadonlySet<number> = new Set();

/** A few nearby members with a picture, none fictional, shown in an empty list. Reserves its space while loading. */
export default function SomeMembers({ heading }: { heading: ReactNode }) {
  const { t, formatCountry } = useTranslation();
  const settings = useSiteSettings();
  const own = useOwnUser()?.profile ?? null;
  const { profiles, country, load } = useHomeMembers('members-nearby', NOBODY_ABOVE);
  const isWaiting = profiles === null && troubleIn(load) === null;
  const shown = (profiles ?? [])
    .filter(({ main_image: image, fictional_icon: isFictional }) => image !== null && !isFictional)
    .slice(0, FACE_COUNT);
  if (!isWaiting && shown.length === 0) return null;
  return (
    <>
      {heading}
      <ul className={styles['row']} aria-label={t(nearbyWords(own, country).title)} aria-busy={isWaiting}>
        {isWaiting && <FacePlaces />}
        {shown.map(({ main_image: image, ...member }) => (
          <li key={member.id} className={styles['one']}>
            <Link href={pathTo('/members/:memberId', { memberId: member.id })} className={styles['link']}>
              <Avatar
                src={image === null || settings === null ? null : imageUrl(settings.cdn_prefix, image.thumb_filename)}
                name={member.name}
                alt=""
                size="fill"
                shape="portrait"
                eager
              />
              <span className={styles['name']}>
                <span dir="auto">{member.name}</span>
                {afterName(member.age)}
              </span>
              <bdi className={styles['town']}>{memberLocation(member, formatCountry)}</bdi>
            </Link>
          </li>
        ))}
      </ul>
    </>
  );
}
