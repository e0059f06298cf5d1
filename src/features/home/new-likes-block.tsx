import Heart from 'lucide-react/icons/heart';
import { Link } from 'wouter';
import { useSiteSettings } from '../../data/own-account.tsx';
import { useTranslation } from '../../i18n/use-translation.ts';
import { pathTo } from '../../routing/path-to.ts';
import { choiceOf } from '../../templates/template-parts.ts';
import { Avatar } from '../../ui/avatar.tsx';
import { Badge } from '../../ui/badge.tsx';
import { FictionalBadge } from '../members/fictional-badge.tsx';
import { imageUrl } from '../members/image-url.ts';
import { pictureFirst } from '../members/picture-first.ts';
import { PendingList } from '../outbox/pending-list.tsx';
import { BlockHeader } from './block-header.tsx';
import styles from './new-likes-block.module.css';
import { useNewLikes } from './queries.ts';
import { QuietNote } from './quiet-note.tsx';

const SHOWN_LIKES = 12;

/** Who has newly liked the member: a row of faces to look at. */
export function NewLikesBlock() {
  const { t } = useTranslation();
  const likes = useNewLikes(SHOWN_LIKES);
  const settings = useSiteSettings();
  return (
    <>
      <BlockHeader
        title={t('home.likes_title')}
        badge={<Badge count={likes?.total ?? 0} label={t('nav.new_likes', { count: likes?.total ?? 0 })} />}
        more={{ href: pathTo('/likes/:type', { type: 'received' }), label: t('home.all_likes') }}
      />
      {likes === undefined ? (
        <PendingList skeleton={<div aria-busy="true" />} />
      ) : likes.total === 0 ? (
        <QuietNote icon={<Heart />} text={t('home.likes_none')} />
      ) : (
        <ul className={styles['row']}>
          {(choiceOf('likePattern') === null ? likes.rows : pictureFirst(likes.rows)).map(({ profileId, profile }) => (
            <li key={profileId} className={styles['one']}>
              <Link href={pathTo('/members/:memberId', { memberId: profileId })} className={styles['link']}>
                <span className={styles['ring']}>
                  <Avatar
                    src={
                      profile.main_image === null || settings === null
                        ? null
                        : imageUrl(settings.cdn_prefix, profile.main_image.thumb_filename)
                    }
                    name={profile.name}
                    alt=""
                    size="fill"
                    eager
                  />
                </span>
                <span className={styles['name']}>
                  <span dir="auto">{profile.name}</span>, {profile.age}
                </span>
              </Link>
              {profile.fictional_icon && <FictionalBadge />}
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
