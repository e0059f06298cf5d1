import { useState } from 'react';
import type { MessageRow } from '../../../worker/public/database.ts';

export interface HandedMessages {
  /** The stored messages, and after them those on their way to the worker. */
  messages: readonly MessageRow[];
  /** Shows a message in the very next picture; its row, which has the same key, takes its place. */
  hand: (message: { messageId: string; text: string }) => void;
  /** The worker did not take it. */
  takeBack: (messageId: string) => void;
}

/**
 * What was sent in this tab stands among the messages at once, and not only when the worker has written its row: on a
 * busy device that can take some pictures. It is shown for as long as there is no row, and never saved.
 */
export function useHandedMessages(conversationId: number, stored: readonly MessageRow[]): HandedMessages {
  const [handed, setHanded] = useState<readonly MessageRow[]>([]);
  const storedKeys = handed.length === 0 ? null : new Set(stored.map((message) => message.key));
  const waiting = handed.filter((message) => storedKeys?.has(message.key) !== true);
  // Once its row was seen, a message is not shown again when the row goes.
  if (waiting.length < handed.length) setHanded(waiting);
  return {
    messages: waiting.length === 0 ? stored : [...stored, ...waiting],
    hand: ({ messageId, text }) =>
      setHanded([
        ...waiting,
        {
          key: messageId,
          conversationId,
          serverId: null,
          order: Number.MAX_SAFE_INTEGER,
          fromMe: true,
          text,
          sentAtMs: Date.now(),
          delivery: { state: 'pending', idempotencyKey: messageId },
        },
      ]),
    takeBack: (messageId) => setHanded((before) => before.filter((message) => message.key !== messageId)),
  };
}
