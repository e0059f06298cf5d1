import { useTranslation } from '../../i18n/use-translation.ts';
import { Button } from '../../ui/button.tsx';
import { TextArea } from '../../ui/text-area.tsx';
import { saveDraft } from './commands.ts';
import { copyMessage } from './copy-message.ts';
import styles from './left-draft.module.css';
import { useDraft } from './queries.ts';

/** The draft to a member who is gone: to be read, copied and discarded, as there is no field for it any more. */
export default function LeftDraft({ conversationId }: { conversationId: number }) {
  const { t } = useTranslation();
  const text = useDraft(conversationId)?.trim() ?? '';
  if (text === '') return null;
  const discard = () => {
    // The button goes with the draft.
    document.querySelector<HTMLElement>('h1')?.focus({ preventScroll: true });
    void saveDraft(conversationId, '');
  };
  return (
    <div className={styles['draft']}>
      <TextArea label={t('chat.draft_left')} value={text} readOnly dir="auto" />
      <div className={styles['actions']}>
        <Button size="s" variant="quiet" onClick={discard}>
          {t('chat.discard')}
        </Button>
        <Button size="s" onClick={() => void copyMessage(text, t)}>
          {t('chat.copy')}
        </Button>
      </div>
    </div>
  );
}
