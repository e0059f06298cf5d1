import Ban from 'lucide-react/icons/ban';
import ChevronLeft from 'lucide-react/icons/chevron-left';
import EllipsisVertical from 'lucide-react/icons/ellipsis-vertical';
import EyeOff from 'lucide-react/icons/eye-off';
import Flag from 'lucide-react/icons/flag';
import Heart from 'lucide-react/icons/heart';
import HeartOff from 'lucide-react/icons/heart-off';
import Trash2 from 'lucide-react/icons/trash-2';
import UserRound from 'lucide-react/icons/user-round';
import { useState } from 'react';
import { Link, useLocation } from 'wouter';
import type { ChatRow } from '../../../worker/public/rows.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { pathTo } from '../../routing/path-to.ts';
import { Avatar } from '../../ui/avatar.tsx';
import { Menu, type MenuItem } from '../../ui/menu.tsx';
import { afterName } from '../members/after-name.ts';
import { FictionalBadge } from '../members/fictional-badge.tsx';
import { imageUrl } from '../members/image-url.ts';
import { changeLike } from '../members/like-commands.ts';
import { useLike } from '../members/like-queries.ts';
import { OnlineMark } from '../members/online-mark.tsx';
import { useMatchFaces } from '../members/use-match-faces.ts';
import { BlockDialog } from '../safety/block-dialog.tsx';
import { ReportDialog } from '../safety/report-dialog.tsx';
import styles from './chat-header.module.css';
import { showPhotos } from './photo-commands.ts';
import { RemoveChatDialog } from './remove-chat-dialog.tsx';

interface ChatHeaderProps {
  chat: ChatRow;
  cdnPrefix: string | null;
}

/** Shows who the other member is, and a menu of actions on the chat. */
export function ChatHeader({ chat, cdnPrefix }: ChatHeaderProps) {
  const { t } = useTranslation();
  const [, navigate] = useLocation();
  const [asked, setAsked] = useState<'report' | 'block' | 'remove' | null>(null);
  const { profile, profileId, conversationId, blocked, readOnly, photosShown } = chat;
  const { name } = profile;
  const city = profile.city?.trim() ?? '';
  const stored = useLike(profileId);
  const liked = stored?.given === 1;
  const faces = useMatchFaces(profile);
  const image = profile.main_image;
  const portrait = image === null || cdnPrefix === null ? null : imageUrl(cdnPrefix, image.thumb_filename);
  const close = () => setAsked(null);
  const like: MenuItem = {
    id: 'like',
    label: t(liked ? 'likes.unlike_name' : 'likes.like_name', { name }),
    icon: liked ? <HeartOff aria-hidden="true" /> : <Heart aria-hidden="true" />,
    onSelect: () =>
      void changeLike({ profileId, name, liked: !liked, likesMe: stored?.received === 1, match: { faces } }),
  };
  const hidePhotos: MenuItem = {
    id: 'hide-photos',
    label: t('chat.photos_hide', { name }),
    icon: <EyeOff aria-hidden="true" />,
    onSelect: () => void showPhotos(conversationId, name, false),
  };
  const block: MenuItem = {
    id: 'block',
    label: t('safety.block_name', { name }),
    icon: <Ban aria-hidden="true" />,
    tone: 'danger',
    onSelect: () => setAsked('block'),
  };
  return (
    <header className={styles['header']}>
      <Link href={pathTo('/chats')} className={styles['back']} aria-label={t('chat.back')}>
        <ChevronLeft aria-hidden="true" />
      </Link>
      <div className={styles['who']}>
        <Avatar src={portrait} name={name} alt="" size="s" eager />
        <div className={styles['words']}>
          <h1 className={styles['name']} tabIndex={-1}>
            <Link href={pathTo('/members/:memberId', { memberId: profileId })} className={styles['link']}>
              <span dir="auto">{name}</span>
              {afterName(profile.age)}
            </Link>
          </h1>
          {(profile.online || profile.fictional_icon || city !== '') && (
            <p className={styles['marks']}>
              {profile.online && <OnlineMark look="text" />}
              {profile.fictional_icon && <FictionalBadge />}
              {city !== '' && (
                <span className={styles['place']} dir="auto">
                  {city}
                </span>
              )}
            </p>
          )}
        </div>
      </div>
      <Menu
        label={t('chats.menu', { name })}
        icon={<EllipsisVertical aria-hidden="true" />}
        items={[
          // A member who is blocked or gone cannot be liked.
          ...(blocked || readOnly ? [] : [like]),
          {
            id: 'profile',
            label: t('member.view_profile'),
            icon: <UserRound aria-hidden="true" />,
            onSelect: () => navigate(pathTo('/members/:memberId', { memberId: profileId })),
          },
          {
            id: 'report',
            label: t('safety.report_name', { name }),
            icon: <Flag aria-hidden="true" />,
            onSelect: () => setAsked('report'),
          },
          ...(photosShown === true ? [hidePhotos] : []),
          ...(blocked ? [] : [block]),
          {
            id: 'remove',
            label: t('chats.remove'),
            icon: <Trash2 aria-hidden="true" />,
            tone: 'danger',
            onSelect: () => setAsked('remove'),
          },
        ]}
      />
      <BlockDialog profileId={profileId} name={name} portrait={portrait} open={asked === 'block'} onClose={close} />
      <ReportDialog
        profileId={profileId}
        name={name}
        portrait={portrait}
        conversationId={conversationId}
        open={asked === 'report'}
        onClose={close}
      />
      <RemoveChatDialog
        chat={asked === 'remove' ? { conversationId, name, portrait } : null}
        onClose={(removed) => {
          close();
          if (removed) navigate(pathTo('/chats'));
        }}
      />
    </header>
  );
}
