import EllipsisVertical from 'lucide-react/icons/ellipsis-vertical';
import MessageCircle from 'lucide-react/icons/message-circle';
import Trash2 from 'lucide-react/icons/trash-2';
import UserRound from 'lucide-react/icons/user-round';
import { memo } from 'react';
import { useLocation } from 'wouter';
import type { ChatRow } from '../../../worker/public/rows.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { pathTo } from '../../routing/path-to.ts';
import { Menu } from '../../ui/menu.tsx';
import { imageUrl } from '../members/image-url.ts';
import styles from './chat-list.module.css';
import { ChatRowLink } from './chat-row.tsx';
import type { RemovableChat } from './remove-chat-dialog.tsx';
import { useLongPress } from './use-long-press.ts';

interface ChatItemProps {
  chat: ChatRow;
  draft: string | undefined;
  cdnPrefix: string | null;
  menuPlacement?: 'above' | 'below';
  onRemove: (chat: RemovableChat) => void;
}

/** A chat in the list, with its menu, which a finger that stays on the row opens. Not rendered again while its row is the same. */
export const ChatItem = memo(function ChatItem({
  chat,
  draft,
  cdnPrefix,
  menuPlacement = 'below',
  onRemove,
}: ChatItemProps) {
  const { conversationId, profileId, profile } = chat;
  const image = profile.main_image;
  const press = useLongPress((item) => item.querySelector<HTMLElement>('[aria-haspopup="menu"]')?.click());
  return (
    <div className={styles['item']} {...press}>
      <ChatRowLink chat={chat} draft={draft} cdnPrefix={cdnPrefix} />
      <ChatMenu
        conversationId={conversationId}
        profileId={profileId}
        name={profile.name}
        portrait={image === null || cdnPrefix === null ? null : imageUrl(cdnPrefix, image.thumb_filename)}
        placement={menuPlacement}
        onRemove={onRemove}
      />
    </div>
  );
});

interface ChatMenuProps extends RemovableChat {
  profileId: number;
  placement: 'below' | 'above';
  onRemove: (chat: RemovableChat) => void;
}

/** Not rendered again when a message comes: a poll may bring one for each row in view. */
const ChatMenu = memo(function ChatMenu({
  conversationId,
  profileId,
  name,
  portrait,
  placement,
  onRemove,
}: ChatMenuProps) {
  const { t } = useTranslation();
  const [, navigate] = useLocation();
  return (
    <Menu
      label={t('chats.menu', { name })}
      icon={<EllipsisVertical aria-hidden="true" />}
      placement={placement}
      items={[
        {
          id: 'open',
          label: t('chats.open'),
          icon: <MessageCircle aria-hidden="true" />,
          onSelect: () => navigate(pathTo('/chats/:chatId', { chatId: conversationId })),
        },
        {
          id: 'profile',
          label: t('member.view_profile'),
          icon: <UserRound aria-hidden="true" />,
          onSelect: () => navigate(pathTo('/members/:memberId', { memberId: profileId })),
        },
        {
          id: 'remove',
          label: t('chats.remove'),
          icon: <Trash2 aria-hidden="true" />,
          tone: 'danger',
          onSelect: () => onRemove({ conversationId, name, portrait }),
        },
      ]}
    />
  );
});
