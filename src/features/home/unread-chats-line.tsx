import ChevronRight from 'lucide-react/icons/chevron-right';
import { Link } from 'wouter';
import { useSiteSettings } from '../../data/own-account.tsx';
import { useTranslation } from '../../i18n/use-translation.ts';
import { pathTo } from '../../routing/path-to.ts';
import { Avatar } from '../../ui/avatar.tsx';
import { imageUrl } from '../members/image-url.ts';
import { PendingList } from '../outbox/pending-list.tsx';
import { useUnreadChats } from './queries.ts';
import styles from './unread-chats-line.module.css';

const SHOWN_CHATS = 3;
/** Named if there are more than are shown: the words for the others have to fit the line. */
const NAMED_CHATS = 2;

/**
 * The newest chats with unread messages in one line that leads to all of them, so that faces below are in view. Nothing
 * without one: a line that says that nothing is new would push them down.
 */
export function UnreadChatsLine() {
  const { t, formatList } = useTranslation();
  const chats = useUnreadChats(SHOWN_CHATS);
  const cdnPrefix = useSiteSettings()?.cdn_prefix ?? null;
  if (chats === undefined) return <PendingList skeleton={<div aria-busy="true" />} />;
  const { rows, total } = chats;
  if (rows.length === 0) return null;
  const names = rows.map(({ profile }) => profile.name);
  const named =
    total > names.length
      ? [...names.slice(0, NAMED_CHATS), t('home.unread_more', { count: total - NAMED_CHATS })]
      : names;
  return (
    <Link href={pathTo('/chats')} className={styles['line']}>
      <span className={styles['faces']}>
        {rows.map(({ conversationId, profile }) => (
          <Avatar
            key={conversationId}
            src={
              profile.main_image === null || cdnPrefix === null
                ? null
                : imageUrl(cdnPrefix, profile.main_image.thumb_filename)
            }
            name={profile.name}
            alt=""
            size="s"
          />
        ))}
      </span>
      <span className={styles['words']}>
        <strong>{t('home.unread_title')}</strong>
        <span className={styles['names']} dir="auto">
          {formatList(named)}
        </span>
      </span>
      <ChevronRight aria-hidden="true" />
    </Link>
  );
}
