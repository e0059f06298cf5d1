import ArrowLeft from 'lucide-react/icons/arrow-left';
import ArrowRight from 'lucide-react/icons/arrow-right';
import ArrowUp from 'lucide-react/icons/arrow-up';
import Delete from 'lucide-react/icons/delete';
import Heart from 'lucide-react/icons/heart';
import MessageCircle from 'lucide-react/icons/message-circle';
import Undo2 from 'lucide-react/icons/undo-2';
import X from 'lucide-react/icons/x';
import type { ReactNode } from 'react';
import type { ProfileCard } from '../../../worker/public/rows.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import styles from './deck-actions.module.css';
import type { DeckChoice } from './deck-queue.ts';

interface DeckActionsProps {
  /** The member on the card in front; null if there is none. */
  front: ProfileCard | null;
  /** The last decision, which can be taken back; null if there is none. */
  last: { profile: ProfileCard } | null;
  decide: (choice: DeckChoice) => void;
  undo: () => void;
  onChat: () => void;
  isStarting: boolean;
}

/** The buttons below the cards, each with its key where there is likely a keyboard. */
export function DeckActions({ front, last, decide, undo, onChat, isStarting }: DeckActionsProps) {
  const { t } = useTranslation();
  return (
    <div className={styles['actions']}>
      <div className={styles['choice']}>
        <button
          type="button"
          className={styles['undo']}
          aria-label={last === null ? t('likes.undo') : t('deck.undo_name', { name: last.profile.name })}
          title={t('likes.undo')}
          aria-keyshortcuts="Backspace"
          // Unlike `disabled`, this keeps the focus.
          aria-disabled={last === null || undefined}
          onClick={undo}
        >
          <Undo2 aria-hidden="true" />
        </button>
        <Key icon={<Delete />} label={t('likes.undo')} />
      </div>
      <div className={styles['choice']}>
        <button
          type="button"
          className={styles['pass']}
          aria-label={front === null ? t('deck.pass') : t('deck.pass_name', { name: front.name })}
          title={t('deck.pass')}
          aria-keyshortcuts="ArrowLeft"
          aria-disabled={front === null || undefined}
          onClick={() => decide('pass')}
        >
          <X aria-hidden="true" />
        </button>
        <Key icon={<ArrowLeft />} label={t('deck.pass')} />
      </div>
      <div className={styles['choice']}>
        <button
          type="button"
          className={styles['like']}
          aria-label={front === null ? t('likes.like') : t('likes.like_name', { name: front.name })}
          title={t('likes.like')}
          aria-keyshortcuts="ArrowRight"
          aria-disabled={front === null || undefined}
          onClick={() => decide('like')}
        >
          <Heart aria-hidden="true" />
        </button>
        <Key icon={<ArrowRight />} label={t('likes.like')} />
      </div>
      <div className={styles['choice']}>
        <button
          type="button"
          className={styles['chat']}
          aria-label={front === null ? t('member.chat') : t('member.chat_with', { name: front.name })}
          title={t('member.chat')}
          aria-keyshortcuts="ArrowUp"
          aria-busy={isStarting}
          aria-disabled={front === null || isStarting || undefined}
          onClick={onChat}
        >
          <MessageCircle aria-hidden="true" />
        </button>
        <Key icon={<ArrowUp />} label={t('member.chat')} />
      </div>
    </div>
  );
}

/** The key of the button above, which tells it to screen readers itself. */
function Key({ icon, label }: { icon: ReactNode; label: string }) {
  return (
    <span className={styles['key']} aria-hidden="true">
      <kbd>{icon}</kbd> {label}
    </span>
  );
}
