import X from 'lucide-react/icons/x';
import { useTranslation } from '../../i18n/use-translation.ts';
import { IconButton } from '../../ui/icon-button.tsx';
import type { AnsweredMessage } from './queries.ts';
import styles from './reply-bar.module.css';
import { shownWords } from './shown-words.ts';

interface ReplyBarProps {
  answered: AnsweredMessage;
  /** Name of the other member. */
  name: string;
  onEnd: () => void;
}

/** Above the composer's field: the message that the next one answers. */
export function ReplyBar({ answered, name, onEnd }: ReplyBarProps) {
  const { t } = useTranslation();
  return (
    <div className={styles['bar']}>
      <p className={styles['words']}>
        <strong role="status">
          {answered.fromMe ? t('chat.replying_to_me') : t('chat.replying_to_name', { name })}
        </strong>
        <span className={styles['text']} dir="auto">
          {shownWords(answered, t)}
        </span>
      </p>
      <IconButton label={t('chat.reply_cancel')} icon={<X aria-hidden="true" />} onClick={onEnd} />
    </div>
  );
}
