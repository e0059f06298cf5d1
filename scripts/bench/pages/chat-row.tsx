import { memo } from 'react';
import { activityOf, type ChatEntry } from './api.ts';

interface ChatRowProps {
  chat: ChatEntry;
  /** Prefix of image URLs; null until the settings have loaded. */
  cdnPrefix: string | null;
  nowMs: number;
}

/** The template whose pictures are shown (contract, `Settings.cdn_prefix`): that of the built configuration. */
const PICTURES_OF = 'social';

const UNITS = [
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
] as const;
const relative = new Intl.RelativeTimeFormat('en', { numeric: 'auto', style: 'short' });

/** Shows one chat of the list as a link to it. */
export const ChatRow = memo(function ChatRow({ chat, cdnPrefix, nowMs }: ChatRowProps) {
  const { conversation, profile, num_unread_messages: unreadCount } = chat;
  const image = profile.main_image;
  const at = activityOf(chat);
  return (
    <a className="link" href={`/chats/${conversation.id}`}>
      {image === null || cdnPrefix === null ? (
        <span className="avatar" />
      ) : (
        <img
          className="avatar"
          src={`${cdnPrefix.replace('{template}', PICTURES_OF)}/${image.thumb_filename}`}
          alt=""
          loading="lazy"
          decoding="async"
        />
      )}
      <span className="name">{profile.name}</span>
      <time className="time" dateTime={at}>
        {formatRelative(Date.parse(at), nowMs)}
      </time>
      <span className="preview">{conversation.last_message?.text ?? 'No messages yet'}</span>
      {unreadCount > 0 && <span className="unread">{unreadCount}</span>}
    </a>
  );
});

function formatRelative(atMs: number, nowMs: number): string {
  const elapsedMs = nowMs - atMs;
  const unit = UNITS.find(([, durationMs]) => elapsedMs >= durationMs);
  return unit === undefined ? 'now' : relative.format(-Math.floor(elapsedMs / unit[1]), unit[0]);
}
