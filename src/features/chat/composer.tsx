import SendHorizontal from 'lucide-react/icons/send-horizontal';
import {
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
  type SubmitEvent,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react';
import { MESSAGE_TEXT_MAX_LENGTH } from '../../../worker/public/text-lengths.ts';
import { calls } from '../../data/calls.ts';
import { useSession } from '../../data/session-store.ts';
import type { MessageId } from '../../i18n/translation.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { IconButton } from '../../ui/icon-button.tsx';
import { TextArea } from '../../ui/text-area.tsx';
import { isShortOfCredits, type MessageCost } from '../members/message-cost.ts';
import { sendMessage, setReply } from './commands.ts';
import styles from './composer.module.css';
import { CostLine } from './cost-line.tsx';
import { EmojiButton } from './emoji-button.tsx';
import { checkMessageText } from './message-text-check.ts';
import { PhotoButton } from './photo-button.tsx';
import { PhotoSender } from './photo-sender.tsx';
import type { AnsweredMessage } from './queries.ts';
import { ReplyBar } from './reply-bar.tsx';
import { isSendKey } from './send-key.ts';
import { forgetChat } from './top-up-return.ts';
import { useDraftText } from './use-draft-text.ts';
import { usePhotoTerms } from './use-photo-terms.ts';

interface ComposerProps {
  ref: RefObject<HTMLFormElement | null>;
  /** The message that the next one answers; null if none. */
  answered: AnsweredMessage | null;
  conversationId: number;
  name: string;
  /** Null until the settings and the member's own account are known. */
  cost: MessageCost | null;
  /** What is left for the next message. */
  credits: number | null;
  /** Shown while the field is empty; receives what puts words into it. */
  renderIdeas?: (choose: (text: string) => void) => ReactNode;
}

export function focusMessageField(form: HTMLFormElement | null): void {
  messageField(form)?.focus();
}

function messageField(form: HTMLFormElement | null): HTMLTextAreaElement | null {
  const field = form?.elements.namedItem('message');
  return field instanceof HTMLTextAreaElement ? field : null;
}

/** Form for writing a message: Enter sends on devices with a mouse, the button everywhere. */
export function Composer({ ref: form, answered, conversationId, name, cost, credits, renderIdeas }: ComposerProps) {
  const { t } = useTranslation();
  // Set while it is unknown whether the worker has this message: the same text again reuses its id and is charged once.
  const unsettled = useRef<{ messageId: string; text: string } | null>(null);
  const underWay = useRef<string | null>(null);
  const session = useSession();
  const draft = useDraftText(conversationId);
  const [refusal, setRefusal] = useState<MessageId | null>(null);
  const [photo, setPhoto] = useState<File | null>(null);
  const photoTerms = usePhotoTerms(credits);
  const noteId = useId();
  const check = checkMessageText(draft.text);
  const isShort = cost !== null && credits !== null && isShortOfCredits(cost, credits);
  const isCovered = cost !== null && credits !== null && !isShort;
  // The balance may have grown since it was fetched, on another device.
  useEffect(() => {
    if (isShort) void calls.refresh();
  }, [isShort]);
  useEffect(() => {
    if (isCovered) forgetChat(session);
  }, [isCovered, session]);

  const focusField = () => focusMessageField(form.current);
  /** Puts an emoji where the caret is, or was before the choice was opened. */
  const insert = (emoji: string) => {
    const field = messageField(form.current);
    if (field === null) return;
    field.setRangeText(emoji, field.selectionStart, field.selectionEnd, 'end');
    setRefusal(null);
    draft.type(field.value);
  };
  /** What was said of the empty field no longer holds: the photo is what is sent. */
  const choosePhoto = (file: File) => {
    setRefusal(null);
    setPhoto(file);
  };
  const endReply = () => {
    focusField();
    void setReply(conversationId, null);
  };

  const send = async () => {
    focusField();
    const reason: MessageId | null =
      check.state === 'empty' ? 'chats.problem_empty' : check.state === 'too-long' ? 'chats.problem_too_long' : null;
    if (reason !== null || isShort) {
      setRefusal(reason);
      if (reason === null) {
        // Where the balance has grown meanwhile, the next press sends.
        void calls.refresh();
        // Focuses the link to top up.
        form.current?.querySelector<HTMLElement>('a[href]')?.focus();
      }
      return;
    }
    const { text } = draft;
    const trimmed = text.trim();
    const messageId = unsettled.current?.text === trimmed ? unsettled.current.messageId : crypto.randomUUID();
    const message = { conversationId, messageId, text: trimmed, replyToKey: answered?.key ?? null };
    // The same text again before the first was stored is an accidental double press.
    if (underWay.current === trimmed) return;
    underWay.current = trimmed;
    setRefusal(null);
    // Until the message is stored, its text is kept as the draft, which survives a reload.
    draft.keep();
    const problem = await sendMessage(message);
    underWay.current = null;
    unsettled.current = problem === null ? null : message;
    if (problem === null) draft.forget(text);
    else setRefusal(problem);
  };

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && answered !== null) endReply();
    // On touch screens Enter inserts a new line: there is no Shift+Enter.
    if (!isSendKey(event.nativeEvent) || !window.matchMedia('(hover: hover) and (pointer: fine)').matches) return;
    event.preventDefault();
    void send();
  };

  const tooLong =
    check.state === 'too-long' ? t('chat.too_long', { excess: check.excess, limit: MESSAGE_TEXT_MAX_LENGTH }) : null;
  return (
    <>
      <form
        ref={form}
        className={styles['composer']}
        aria-label={t('chat.write', { name })}
        onSubmit={(event: SubmitEvent) => {
          event.preventDefault();
          void send();
        }}
      >
        {draft.text === '' &&
          renderIdeas?.((text) => {
            focusField();
            draft.type(text);
          })}
        {answered !== null && <ReplyBar answered={answered} name={name} onEnd={endReply} />}
        <div className={styles['line']}>
          <TextArea
            name="message"
            label={t('chat.write', { name })}
            labelHidden
            placeholder={t('chat.placeholder')}
            dir="auto"
            autoComplete="off"
            enterKeyHint="enter"
            value={draft.text}
            error={tooLong ?? (refusal === null ? null : t(refusal))}
            onChange={(event) => {
              setRefusal(null);
              draft.type(event.target.value);
            }}
            onKeyDown={onKeyDown}
            onBlur={draft.leave}
          />
          <div className={styles['buttons']}>
            <EmojiButton onChoose={insert} onEnd={focusField} />
            {photoTerms !== null && <PhotoButton onChoose={choosePhoto} />}
            <IconButton
              type="submit"
              variant="filled"
              label={t('chat.send')}
              aria-describedby={noteId}
              icon={<SendHorizontal aria-hidden="true" />}
            />
          </div>
        </div>
        <div className={styles['notes']} id={noteId}>
          <CostLine conversationId={conversationId} cost={cost} credits={credits} hasText={draft.text !== ''} />
          {check.state === 'near-limit' && (
            <span className={styles['counter']}>{t('chat.remaining', { count: check.remaining })}</span>
          )}
        </div>
      </form>
      {photo !== null && photoTerms !== null && (
        <PhotoSender
          {...photoTerms}
          file={photo}
          conversationId={conversationId}
          name={name}
          words={draft.text}
          replyToKey={answered?.key ?? null}
          onSent={() => {
            setPhoto(null);
            // Its words went with it, and the worker has deleted the draft.
            draft.forget(draft.text);
          }}
          onClose={() => setPhoto(null)}
        />
      )}
    </>
  );
}
