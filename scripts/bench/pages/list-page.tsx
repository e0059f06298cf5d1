import { useEffect, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { type ChatEntry, get, newestFirst } from './api.ts';
import { ChatRow } from './chat-row.tsx';
import './chats.css';

/** As many rows as a tall window shows. */
const ROWS_MAX = 24;

interface ListPageProps {
  loaded: readonly ChatEntry[];
  cdnPrefix: string;
  follow: Follow;
}

/** Passes each new list to `show`, until the returned function is called. */
type Follow = (loaded: readonly ChatEntry[], show: (chats: readonly ChatEntry[]) => void) => () => void;

/** Draws the newest chats of the server, and from then on what `follow` passes. */
export async function drawList(follow: Follow): Promise<void> {
  const place = document.querySelector('#app');
  if (place === null) throw new Error('The page has no place for the chats');
  const [chats, settings] = await Promise.all([get('/api/chats.php'), get('/api/settings.php')]);
  createRoot(place).render(
    <ListPage loaded={newestFirst(chats).slice(0, ROWS_MAX)} cdnPrefix={settings.cdn_prefix} follow={follow} />,
  );
}

function ListPage({ loaded, cdnPrefix, follow }: ListPageProps) {
  const [chats, setChats] = useState(loaded);
  useEffect(() => follow(loaded, setChats), [loaded, follow]);
  return (
    <main>
      <ul>
        {chats.map((chat) => (
          <li key={chat.conversation.id}>
            <ChatRow chat={chat} cdnPrefix={cdnPrefix} nowMs={nowMs} />
          </li>
        ))}
      </ul>
    </main>
  );
}

const nowMs = Date.now();

/** Returns the chat with another newest message. */
export function withText(chat: ChatEntry, text: string): ChatEntry {
  const { last_message: last } = chat.conversation;
  return last === null ? chat : { ...chat, conversation: { ...chat.conversation, last_message: { ...last, text } } };
}
