import { useEffect, useRef, useState } from 'react';
import type { MessageRow } from '../../../worker/public/rows.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import { shownWords } from './shown-words.ts';

interface IncomingAnnouncerProps {
  messages: readonly MessageRow[];
  name: string;
}

const READ_OUT_MAX = 3;

/**
 * Announces messages received while the chat is open to screen readers; not those already there, and not older ones.
 */
export function IncomingAnnouncer({ messages, name }: IncomingAnnouncerProps) {
  const { t } = useTranslation();
  const [text, setText] = useState('');
  const announcedOrder = useRef<number | null>(null);
  useEffect(() => {
    const theirs = messages.filter((message) => !message.fromMe);
    const newest = theirs.at(-1)?.order ?? 0;
    const known = announcedOrder.current;
    announcedOrder.current = Math.max(newest, known ?? 0);
    if (known === null) return;
    const fresh = theirs.filter((message) => message.order > known);
    if (fresh.length === 0) return;
    // More than a few are only counted: nobody can listen to fifty.
    setText(
      t('chat.announced', {
        name,
        text:
          fresh.length > READ_OUT_MAX
            ? t('chat.new_messages', { count: fresh.length })
            : fresh
                .map(({ text, photo }) => shownWords(photo === undefined ? { text } : { text, isPhoto: true }, t))
                .join(' '),
      }),
    );
  }, [messages, name, t]);
  return (
    <VisuallyHidden>
      <span aria-live="polite">{text}</span>
    </VisuallyHidden>
  );
}
