import { useEffect, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { type ChatEntry, get, newestFirst } from './api.ts';
import { ChatRow } from './chat-row.tsx';
import './chats.css';

/**
 * The minimum that shows a change in every tab: data from a BroadcastChannel is set as state, and nothing is stored.
 * The rows are those of the other pages; the received text becomes the newest message of the first row.
 */

const CHANNEL = 'bench-chats';
const ROWS_MAX = 24;

interface ChannelPageProps {
  loaded: readonly ChatEntry[];
  cdnPrefix: string;
}

function ChannelPage({ loaded, cdnPrefix }: ChannelPageProps) {
  const [text, setText] = useState<string | null>(null);
  useEffect(() => {
    const channel = new BroadcastChannel(CHANNEL);
    channel.onmessage = ({ data }: MessageEvent<string>) => setText(data);
    return () => channel.close();
  }, []);
  const chats = loaded.map((chat, index) => (index === 0 && text !== null ? withText(chat, text) : chat));
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

function withText(chat: ChatEntry, text: string): ChatEntry {
  const { last_message: last } = chat.conversation;
  return last === null ? chat : { ...chat, conversation: { ...chat.conversation, last_message: { ...last, text } } };
}

const nowMs = Date.now();
const place = document.querySelector('#app');
if (place === null) throw new Error('The page has no place for the chats');
const [chats, settings] = await Promise.all([get('/api/chats.php'), get('/api/settings.php')]);
createRoot(place).render(
  <ChannelPage loaded={newestFirst(chats).slice(0, ROWS_MAX)} cdnPrefix={settings.cdn_prefix} />,
);
