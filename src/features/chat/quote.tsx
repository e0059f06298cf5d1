import type { QuotedMessage } from '../../../worker/public/rows.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import styles from './quote.module.css';
import { shownWords } from './shown-words.ts';

interface QuoteProps {
  quoted: QuotedMessage;
  /** Name of the other member. */
  name: string;
  /** Shows the quoted message in its place; null if this device does not have it. */
  onShow: (() => void) | null;
}

/** The message that another one answers, above it. */
export function Quote({ quoted, name, onShow }: QuoteProps) {
  const { t } = useTranslation();
  const words = (
    <>
      <VisuallyHidden>{t('chat.answers')} </VisuallyHidden>
      <span className={styles['author']}>{quoted.fromMe ? t('chat.quote_me') : name}</span>{' '}
      <span className={styles['text']} dir="auto">
        {shownWords(quoted, t)}
      </span>
    </>
  );
  return onShow === null ? (
    <div className={styles['quote']}>{words}</div>
  ) : (
    <button type="button" className={styles['quote']} onClick={onShow}>
      {words}
    </button>
  );
}
