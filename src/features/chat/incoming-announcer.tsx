import { useEffect, useRef, useState } from 'react';
import type { MessageRow } from '../../../worker/public/rows.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import { shownWords } from './shown-words.ts';

interface IncomingAnnouncerProps {
  /** Those of the other member that have come in while the chat is open, in order of writing. */
  arrived: readonly MessageRow[];
  name: string;
}

const READ_OUT_MAX = 3;

/** Announces messages received while the chat is open to screen readers, wherever in the chat its reader is. */
export function IncomingAnnouncer({ arrived, name }: IncomingAnnouncerProps) {
  const { t } = useTranslation();
  const [said, setSaid] = useState({ order: 0, text: '' });
  const announcedOrder = useRef(0);
  useEffect(() => {
    const fresh = arrived.filter((message) => message.order > announcedOrder.current);
    announcedOrder.current = arrived.at(-1)?.order ?? announcedOrder.current;
    if (fresh.length === 0) return;
    // More than a few are only counted: nobody can listen to fifty.
    setSaid({
      order: announcedOrder.current,
      text: t('chat.announced', {
        name,
        text:
          fresh.length > READ_OUT_MAX
            ? t('chat.new_messages', { count: fresh.length })
            : fresh
                .map(({ text, photo }) => shownWords(photo === undefined ? { text } : { text, isPhoto: true }, t))
                .join(' '),
      }),
    });
  }, [arrived, name, t]);
  return (
    <VisuallyHidden>
      <span aria-live="polite">
        {/* Anew for each message: the same words twice are said twice. */}
        <span key={said.order}>{said.text}</span>
      </span>
    </VisuallyHidden>
  );
}
