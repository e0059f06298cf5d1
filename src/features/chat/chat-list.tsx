import { useWindowVirtualizer } from '@tanstack/react-virtual';
import { memo, useLayoutEffect, useRef, useState } from 'react';
import type { ChatRow } from '../../../worker/public/rows.ts';
import { RowBoundary } from '../../routing/row-boundary.tsx';
import { useFocusAfterRemoval } from '../../ui/use-focus-after-removal.ts';
import { ChatItem } from './chat-item.tsx';
import styles from './chat-list.module.css';
import { ChatRowSkeleton } from './chat-list-skeleton.tsx';
import { type ChatRange, useChatRange } from './chats-queries.ts';
import { useDrafts } from './queries.ts';
import type { RemovableChat } from './remove-chat-dialog.tsx';

/** Height of a row at the default text size; rows are measured once rendered. */
const ROW_HEIGHT_PX = 80;
const OVERSCAN_ROWS = 8;
const ROWS = { entries: 'li', focused: 'a' };

interface ChatListProps {
  /** The first rows, with the search text and the total count. */
  top: ChatRange;
  cdnPrefix: string | null;
  onRemove: (chat: RemovableChat) => void;
}

/** Chats, newest first. Only the rows in view are read and rendered. */
export function ChatList({ top, cdnPrefix, onRemove }: ChatListProps) {
  const { text, total } = top;
  const drafts = useDrafts();
  const list = useRef<HTMLUListElement>(null);
  useFocusAfterRemoval(list, total, ROWS);
  const [topPx, setTopPx] = useState(0);
  useLayoutEffect(() => {
    const element = list.current;
    if (element !== null) setTopPx(element.getBoundingClientRect().top + window.scrollY);
  }, []);
  const virtual = useWindowVirtualizer({
    count: total,
    estimateSize: () => ROW_HEIGHT_PX,
    overscan: OVERSCAN_ROWS,
    scrollMargin: topPx,
  });
  const items = virtual.getVirtualItems();
  const last = items.at(-1)?.index ?? 0;
  const isAtTop = last < top.rows.length;
  const further = useChatRange(text, isAtTop ? null : { first: items[0]?.index ?? 0, last });
  const chatAt = (index: number): ChatRow | undefined =>
    index < top.rows.length
      ? top.rows[index]
      : further?.text === text
        ? further.rows[index - further.firstIndex]
        : undefined;
  return (
    <ul className={styles['list']} ref={list} style={{ blockSize: `${virtual.getTotalSize()}px` }}>
      {items.map((item) => {
        const chat = chatAt(item.index);
        return (
          <Place
            key={chat?.conversationId ?? `place-${item.index}`}
            measure={virtual.measureElement}
            index={item.index}
            total={total}
            fromTopPx={item.start - topPx}
            chat={chat}
            draft={chat && drafts.get(chat.conversationId)}
            cdnPrefix={cdnPrefix}
            onRemove={onRemove}
          />
        );
      })}
    </ul>
  );
}

interface ChatPlaceProps extends Pick<ChatListProps, 'cdnPrefix' | 'onRemove'> {
  measure: (element: Element | null) => void;
  index: number;
  total: number;
  fromTopPx: number;
  /** Undefined while it is being read. */
  chat: ChatRow | undefined;
  draft: string | undefined;
}

function ChatPlace({ measure, index, total, fromTopPx, chat, draft, cdnPrefix, onRemove }: ChatPlaceProps) {
  return (
    <li
      ref={measure}
      data-index={index}
      aria-setsize={total}
      aria-posinset={index + 1}
      className={styles['row']}
      // Not a transform, which would put one row's menu below the next row.
      style={{ insetBlockStart: `${fromTopPx}px` }}
    >
      {chat === undefined ? (
        <ChatRowSkeleton />
      ) : (
        <RowBoundary row={chat}>
          <ChatItem
            chat={chat}
            draft={draft}
            cdnPrefix={cdnPrefix}
            menuPlacement={total > 3 && index >= total - 2 ? 'above' : 'below'}
            onRemove={onRemove}
          />
        </RowBoundary>
      )}
    </li>
  );
}

/** A message changes one chat: the other rows are not drawn anew. */
const Place = memo(ChatPlace);
