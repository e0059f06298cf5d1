import { useMemo } from 'react';
import { Link } from 'wouter';
import { useAtServerTime } from '../../data/server-time.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Avatar } from '../../ui/avatar.tsx';
import { FictionalBadge } from '../members/fictional-badge.tsx';
import { imageUrl } from '../members/image-url.ts';
import type { FoundMessage } from './find-messages.ts';
import { messageAddress } from './message-address.ts';
import styles from './message-result.module.css';
import { messageSnippet } from './message-snippet.ts';

interface MessageResultProps {
  found: FoundMessage;
  /** The search text, whose words are highlighted. */
  text: string;
  cdnPrefix: string | null;
}

/** A message found by its words: leads to its place in the conversation. */
export function MessageResult({ found: { chat, message }, text, cdnPrefix }: MessageResultProps) {
  const { t, formatDate, formatTime } = useTranslation();
  const { profile } = chat;
  const image = profile.main_image;
  const parts = useMemo(() => {
    let position = 0;
    return messageSnippet(message.text, text).map((part) => {
      const key = position;
      position += part.text.length;
      return { ...part, key };
    });
  }, [message.text, text]);
  const day = new Date(message.sentAtMs).toDateString();
  const isToday = useAtServerTime((nowMs) => new Date(nowMs).toDateString() === day);
  return (
    <Link href={messageAddress(message)} className={styles['link']}>
      <Avatar
        src={image === null || cdnPrefix === null ? null : imageUrl(cdnPrefix, image.thumb_filename)}
        name={profile.name}
        alt=""
        size="s"
      />
      <span className={styles['head']}>
        <span className={styles['name']} dir="auto">
          {profile.name}
        </span>
        {profile.fictional_icon && <FictionalBadge />}
        <time className={styles['time']} dateTime={new Date(message.sentAtMs).toISOString()}>
          {isToday ? formatTime(message.sentAtMs) : formatDate(message.sentAtMs, 'medium')}
        </time>
      </span>
      <span className={styles['text']} dir="auto">
        {message.fromMe && <span className={styles['author']}>{t('chat.by_me')} </span>}
        {parts.map((part) => (part.isFound ? <mark key={part.key}>{part.text}</mark> : part.text))}
      </span>
    </Link>
  );
}
