import { useEffect, useMemo, useRef, useState } from 'react';
import { useSession } from '../../data/session-store.ts';
import { forgetUnsavedDraft, keepUnsavedDraft, readUnsavedDraft } from '../../data/unsaved-drafts.ts';
import { saveDraft } from './commands.ts';
import { createDraftSaver } from './draft-saver.ts';
import { useDraft } from './queries.ts';

const SAVE_DELAY_MS = 400;

interface DraftText {
  text: string;
  /** Takes what is typed here, which wins over other tabs' drafts until the field loses focus. */
  type: (text: string) => void;
  /** To be called on blur: saves what was typed; other tabs may change it again. */
  leave: () => void;
  /** Saves now what was typed. */
  keep: () => void;
  /** To be called once `text` was sent and its draft deleted: keeps what was typed after it meanwhile. */
  forget: (text: string) => void;
}

/** Returns the text of the composer, stored per chat in the database and shared with all tabs. */
export function useDraftText(conversationId: number): DraftText {
  const session = useSession();
  const accountId = session.status === 'member' ? session.accountId : null;
  const keepTyped = (text: string | null) => {
    if (accountId !== null) keepUnsavedDraft({ accountId, conversationId }, text);
  };
  const draft = useDraft(conversationId);
  const [typed, setTyped] = useState<string | null>(() =>
    accountId === null ? null : readUnsavedDraft({ accountId, conversationId }),
  );
  // As of the last keystroke, which may be newer than the last render; null once other tabs' drafts count again.
  const latest = useRef<string | null>(typed);
  // From the first keystroke on, not from the focus: words that are taken back come into the field with the focus.
  const isTyping = useRef(false);
  // The last text typed here that has been seen in the database: what is stored now is as new or newer.
  const shared = useRef<string | null>(null);
  // The last text typed here that the worker has stored: another draft that is read after it is newer.
  const stored = useRef<string | null>(null);
  const saver = useMemo(
    () =>
      createDraftSaver({
        save: async (text: string) => {
          const end = await saveDraft(conversationId, text);
          if (end === 'stored') {
            stored.current = text;
            if (accountId !== null) forgetUnsavedDraft({ accountId, conversationId }, text);
          }
          return end === 'later' ? 'later' : 'settled';
        },
        delayMs: SAVE_DELAY_MS,
      }),
    [conversationId, accountId],
  );

  useEffect(() => {
    // Typed before the page ended, and not stored by the worker before that.
    if (latest.current !== null) saver.put(latest.current);
  }, [saver]);

  useEffect(() => {
    const flushHidden = () => {
      if (document.visibilityState === 'hidden') saver.flush();
    };
    window.addEventListener('pagehide', saver.flush);
    document.addEventListener('visibilitychange', flushHidden);
    return () => {
      window.removeEventListener('pagehide', saver.flush);
      document.removeEventListener('visibilitychange', flushHidden);
      saver.end();
    };
  }, [saver]);

  const isUnsaved = typed !== null && typed !== draft;
  useEffect(() => {
    // The worker of the last tab ends with its page, so `pagehide` is too late to save. Only registered while there is
    // something to save: a `beforeunload` listener can keep a page out of the back/forward cache.
    if (!isUnsaved) return;
    window.addEventListener('beforeunload', saver.flush);
    return () => window.removeEventListener('beforeunload', saver.flush);
  }, [isUnsaved, saver]);

  useEffect(() => {
    if (typed === draft) {
      shared.current = typed;
      if (draft !== undefined && accountId !== null) forgetUnsavedDraft({ accountId, conversationId }, draft);
    }
    const isOlder = shared.current === typed || (typed !== draft && stored.current === typed);
    if (isTyping.current || typed === null || !isOlder) return;
    latest.current = null;
    setTyped(null);
  }, [draft, typed, accountId, conversationId]);

  return {
    text: typed ?? draft ?? '',
    type: (text) => {
      isTyping.current = true;
      shared.current = null;
      stored.current = null;
      latest.current = text;
      keepTyped(text);
      setTyped(text);
      saver.put(text);
    },
    keep: saver.flush,
    forget: (text) => {
      const typedSince = latest.current ?? text;
      const rest = typedSince === text ? '' : typedSince.startsWith(text) ? typedSince.slice(text.length) : typedSince;
      shared.current = null;
      stored.current = null;
      latest.current = rest;
      keepTyped(rest === '' ? null : rest);
      setTyped(rest);
      if (rest === '') saver.drop();
      else saver.put(rest);
    },
    leave: () => {
      isTyping.current = false;
      saver.flush();
      if (typed === null || shared.current !== typed) return;
      latest.current = null;
      setTyped(null);
    },
  };
}
