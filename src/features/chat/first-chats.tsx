import EllipsisVertical from 'lucide-react/icons/ellipsis-vertical';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Avatar } from '../../ui/avatar.tsx';
import { Badge } from '../../ui/badge.tsx';
import { Menu } from '../../ui/menu.tsx';
import { FictionalBadge } from '../members/fictional-badge.tsx';
import listStyles from './chat-list.module.css';
import { ChatRowFrame, DraftMark, RejectedMark, RowTime, SendingMark } from './chat-row-frame.tsx';
import { ChatSearchField } from './chat-search-field.tsx';
import { ChatsFrame } from './chats-frame.tsx';
import { NewLikesFace, NewLikesFrame } from './new-likes-row.tsx';

/**
 * The page of the chats with one row that has every part of one, as the app draws them. The build renders it
 * (scripts/build/build-first-rows.ts); draw-first-chats.ts fills it before the app is there, in the order of the parts.
 */
export function FirstChats() {
  const { t } = useTranslation();
  return (
    <ChatsFrame field={<ChatSearchField value="" onChange={() => undefined} />}>
      <NewLikesFrame total={1} label="">
        <NewLikesFace>
          <Avatar src="/" name="" alt="" size="fill" />
          <Avatar src={null} name="" alt="" size="fill" />
        </NewLikesFace>
      </NewLikesFrame>
      <ul className={listStyles['list']}>
        <li>
          <div className={listStyles['item']}>
            <ChatRowFrame
              conversationId={0}
              name=""
              picture={
                <>
                  <Avatar src="/" name="" alt="" size="m" />
                  <Avatar src={null} name="" alt="" size="m" />
                </>
              }
              isOnline
              time={<RowTime iso="" text="" />}
              marks={
                <>
                  <FictionalBadge />
                  <DraftMark />
                  <SendingMark isWaiting={false} />
                  <RejectedMark />
                </>
              }
              preview=""
              badge={<Badge count={1} label="" />}
              isUnread
              isCurrent={false}
            />
            <Menu label={t('chats.title')} icon={<EllipsisVertical aria-hidden="true" />} items={[]} />
          </div>
        </li>
      </ul>
    </ChatsFrame>
  );
}
