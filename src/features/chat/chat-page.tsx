import { calls } from '../../data/calls.ts';
import { useSiteSettings } from '../../data/own-account.tsx';
import { useFetch, useHasShownUp } from '../../data/use-fetch.ts';
import styles from './chat-page.module.css';
import { chatScreen } from './chat-screen.ts';
import { ChatSidebar } from './chat-sidebar.tsx';
import { ChatSkeleton } from './chat-skeleton.tsx';
import { ChatUnavailable } from './chat-unavailable.tsx';
import { Conversation } from './conversation.tsx';
import { useChat } from './queries.ts';
import { useReportedConversation } from './use-reported-conversation.ts';

/** One conversation. */
export default function ChatPage({ chatId: conversationId }: { chatId: number }) {
  return (
    <div className={styles['page']}>
      <ChatSidebar conversationId={conversationId} />
      {/* The key resets all state when the conversation changes. */}
      <OpenChat key={conversationId} conversationId={conversationId} />
    </div>
  );
}

function OpenChat({ conversationId }: { conversationId: number }) {
  const cdnPrefix = useSiteSettings()?.cdn_prefix ?? null;
  const known = useChat(conversationId);
  // Only then: what a poll brings of a conversation on screen counts as read, and it would be unknown what was unread.
  useReportedConversation(known === undefined ? null : conversationId);
  const { load, retry } = useFetch(`conversation ${conversationId}`, () => calls.loadConversation(conversationId));
  const screen = chatScreen(known, load, useHasShownUp(load));
  switch (screen.show) {
    case 'skeleton':
      return <ChatSkeleton />;
    case 'absence':
      return <ChatUnavailable absence={screen.absence} onRetry={retry} />;
    case 'chat':
      return (
        <Conversation
          chat={screen.chat}
          conversation={screen.conversation}
          cdnPrefix={cdnPrefix}
          load={load}
          onRetry={retry}
        />
      );
  }
}
