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
import styles from './chat-list.module.css';
import { ChatRowLink } from './chat-row.tsx';
import { useLongPress } from './use-long-press.ts';

interface ChatItemProps {
  chat: ChatRow;
  draft: string | undefined;
  cdnPrefix: string | null;
  menuPlacement?: 'above' | 'below';
  onRemove: (chat: ChatRow) => void;
}

/** A chat in the list, with its menu, which a finger that stays on the row opens. Not rendered again while its row is the same. */
export const ChatItem = memo(function ChatItem({
  chat,
  draft,
  cdnPrefix,
  menuPlacement = 'below',
  onRemove,
}: ChatItemProps) {
  const { t } = useTranslation();
  const [, navigate] = useLocation();
  const press = useLongPress((item) => item.querySelector<HTMLElement>('[aria-haspopup="menu"]')?.click());
  return (
    <div className={styles['item']} {...press}>
      <ChatRowLink chat={chat} draft={draft} cdnPrefix={cdnPrefix} />
      <Menu
        label={t('chats.menu', { name: chat.profile.name })}
        icon={<EllipsisVertical aria-hidden="true" />}
        placement={menuPlacement}
        items={[
          {
            id: 'open',
            label: t('chats.open'),
            icon: <MessageCircle aria-hidden="true" />,
            onSelect: () => navigate(pathTo('/chats/:chatId', { chatId: chat.conversationId })),
          },
          {
            id: 'profile',
            label: t('member.view_profile'),
            icon: <UserRound aria-hidden="true" />,
            onSelect: () => navigate(pathTo('/members/:memberId', { memberId: chat.profileId })),
          },
          {
            id: 'remove',
            label: t('chats.remove'),
            icon: <Trash2 aria-hidden="true" />,
            tone: 'danger',
            onSelect: () => onRemove(chat),
          },
        ]}
      />
    </div>
  );
});
