import { Link } from 'wouter';
import type { ChatRow } from '../../../worker/public/rows.ts';
import { useMember } from '../../data/members.ts';
import type { Translation } from '../../i18n/translation.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { pathTo } from '../../routing/path-to.ts';
import { useLike } from '../members/like-queries.ts';
import { memberLocation } from '../members/member-location.ts';
import styles from './partner-plate.module.css';

/**
 * What this device knows of the one who is written to, below their portrait; nothing is asked of the server for it. Their
 * own words are there of whom the member has looked at, or has a like with.
 */
export function PartnerPlate({ chat }: { chat: ChatRow }) {
  const { t, formatCountry, formatLanguage } = useTranslation();
  const { profileId, profile } = chat;
  const member = useMember(profileId);
  const like = useLike(profileId);
  // Nothing that comes later moves what is there.
  if (member.state === 'reading' || like === undefined) return null;
  const loaded = member.state === 'loaded' ? member.profile : null;
  const about = (loaded?.personal ?? (member.state === 'card' ? member.card.excerpt : null))?.trim() ?? '';
  const bond = bondOf(like?.received === 1, like?.given === 1);
  return (
    <aside className={styles['plate']} aria-label={t('member.facts')} data-own-scheme="">
      {bond !== null && <p className={styles['bond']}>{t(bond, { name: profile.name })}</p>}
      {about !== '' && (
        <p className={styles['about']} lang={profile.language} dir="auto">
          {about}
        </p>
      )}
      <dl className={styles['facts']}>
        <div className={styles['fact']}>
          <dt>{t('member.column_place')}</dt>
          <dd dir="auto">{memberLocation(loaded ?? profile, formatCountry)}</dd>
        </div>
        <div className={styles['fact']}>
          <dt>{t('site.language')}</dt>
          <dd>{formatLanguage(profile.language)}</dd>
        </div>
      </dl>
      <Link href={pathTo('/members/:memberId', { memberId: profileId })} className={styles['way']}>
        {t('member.view_profile')}
      </Link>
    </aside>
  );
}

/** Returns the message that says who likes whom; null if nobody does. */
function bondOf(
  likesMe: boolean,
  liked: boolean,
): (Parameters<Translation['t']>[0] & `${'likes' | 'member'}.${string}`) | null {
  if (likesMe && liked) return 'likes.matched_toast';
  if (likesMe) return 'member.likes_you';
  return liked ? 'likes.liked_toast' : null;
}
