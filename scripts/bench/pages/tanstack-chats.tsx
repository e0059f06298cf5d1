import { QueryClient, useQuery } from '@tanstack/react-query';
import { type PersistedClient, type Persister, PersistQueryClientProvider } from '@tanstack/react-query-persist-client';
import { useWindowVirtualizer } from '@tanstack/react-virtual';
import { del, get as read, set } from 'idb-keyval';
import { useEffect, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { type ChatEntry, get, newestFirst } from './api.ts';
import { ChatRow } from './chat-row.tsx';
import './chats.css';

/**
 * The chats as a team without this product would build them: TanStack Query polls the three calls in each tab, its
 * cache is persisted in IndexedDB, and the list is virtualised. Rows appear from the persisted responses, before any
 * call.
 */

const POLL_INTERVAL_MS = 60_000;
const DAY_MS = 86_400_000;
const ROW_HEIGHT_PX = 72;
const OVERSCAN_ROWS = 8;
const KEY = 'bench-queries';

const WRITE_THROTTLE_MS = 1000;
let latest: PersistedClient | null = null;

/**
 * Writes at most once per second, like the library's own persisters; a structured clone is cheaper than serialised
 * text.
 */
const persister: Persister = {
  persistClient(client: PersistedClient) {
    if (latest === null) setTimeout(writeLatest, WRITE_THROTTLE_MS);
    latest = client;
  },
  restoreClient: () => read<PersistedClient>(KEY),
  removeClient: () => del(KEY),
};

function writeLatest(): void {
  const client = latest;
  latest = null;
  void set(KEY, client);
}

const queryClient = new QueryClient({
  defaultOptions: { queries: { gcTime: DAY_MS, staleTime: POLL_INTERVAL_MS, retry: 2 } },
});

const polled = { refetchInterval: POLL_INTERVAL_MS, refetchIntervalInBackground: true } as const;

function usePolled() {
  return {
    user: useQuery({ queryKey: ['user'], queryFn: () => get('/api/user.php'), ...polled }),
    chats: useQuery({ queryKey: ['chats'], queryFn: () => get('/api/chats.php'), select: newestFirst, ...polled }),
    likes: useQuery({ queryKey: ['likes'], queryFn: () => get('/api/likes.php'), ...polled }),
    settings: useQuery({ queryKey: ['settings'], queryFn: () => get('/api/settings.php'), staleTime: DAY_MS }),
  };
}

function ChatsPage() {
  const { user, chats, likes, settings } = usePolled();
  const unreadCount = chats.data?.reduce((sum, chat) => sum + chat.num_unread_messages, 0) ?? 0;
  const newLikeCount = likes.data?.liked_by.filter((like) => like.like_new).length ?? 0;
  const badgeCount = unreadCount + newLikeCount;
  return (
    <>
      <title>{badgeCount > 0 ? `(${badgeCount}) Chats` : 'Chats'}</title>
      <header>
        <span>{user.data?.profile.name}</span>
        <span>{user.data?.credits}</span>
      </header>
      <main>
        <h1>Chats</h1>
        {chats.isError && <p role="alert">The chats could not be loaded.</p>}
        {chats.data !== undefined && <ChatList chats={chats.data} cdnPrefix={settings.data?.cdn_prefix ?? null} />}
      </main>
    </>
  );
}

function ChatList({ chats, cdnPrefix }: { chats: readonly ChatEntry[]; cdnPrefix: string | null }) {
  const nowMs = useMinute();
  const virtual = useWindowVirtualizer({
    count: chats.length,
    estimateSize: () => ROW_HEIGHT_PX,
    overscan: OVERSCAN_ROWS,
  });
  return (
    <ul style={{ blockSize: `${virtual.getTotalSize()}px` }}>
      {virtual.getVirtualItems().map(({ index, start }) => {
        const chat = chats[index];
        return (
          chat !== undefined && (
            <li key={chat.conversation.id} className="row" style={{ insetBlockStart: `${start}px` }}>
              <ChatRow chat={chat} cdnPrefix={cdnPrefix} nowMs={nowMs} />
            </li>
          )
        );
      })}
    </ul>
  );
}

/** Returns the current time, updated every minute. */
function useMinute(): number {
  const [nowMs, setNowMs] = useState(Date.now);
  useEffect(() => {
    const timer = setInterval(() => setNowMs(Date.now()), 60_000);
    return () => clearInterval(timer);
  }, []);
  return nowMs;
}

const place = document.querySelector('#app');
if (place === null) throw new Error('The page has no place for the chats');
createRoot(place).render(
  <PersistQueryClientProvider client={queryClient} persistOptions={{ persister, maxAge: DAY_MS }}>
    <ChatsPage />
  </PersistQueryClientProvider>,
);
void navigator.serviceWorker.register('service-worker.js');
