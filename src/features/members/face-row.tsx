import { Link } from 'wouter';
import type { ProfileCard } from '../../../worker/public/rows.ts';
import { useSiteSettings } from '../../data/own-account.tsx';
import { useTranslation } from '../../i18n/use-translation.ts';
import { pathTo } from '../../routing/path-to.ts';
import { Avatar } from '../../ui/avatar.tsx';
import { afterName } from './after-name.ts';
import { FaceHeart } from './face-heart.tsx';
import { imageUrl } from './image-url.ts';
import { memberLocation } from './member-location.ts';
import styles from './some-members.module.css';

interface FaceRowProps {
  members: readonly ProfileCard[];
  /** Whether each can be liked here. */
  hasHearts?: boolean;
  /** That of the reader, which goes without saying beside a town. */
  impliedCountry?: string | null;
}

/** Links to members, each a face with its name: the entries of a list. */
export function FaceRow({ members, hasHearts = false, impliedCountry = null }: FaceRowProps) {
  const { formatCountry } = useTranslation();
  const settings = useSiteSettings();
  return members.map((member) => {
    const { main_image: image } = member;
    const city = member.city?.trim() ?? '';
    const isNear = city !== '' && member.country === impliedCountry;
    return (
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
          <bdi className={styles['town']}>{isNear ? city : memberLocation(member, formatCountry)}</bdi>
        </Link>
        {hasHearts && <FaceHeart member={member} />}
      </li>
    );
  });
}
