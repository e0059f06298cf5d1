import Smile from 'lucide-react/icons/smile';
import { Suspense, useEffect, useRef, useState } from 'react';
import { useTranslation } from '../../i18n/use-translation.ts';
import { lazyPart } from '../../routing/lazy-part.ts';
import { IconButton } from '../../ui/icon-button.tsx';
import styles from './emoji-button.module.css';

const EmojiChoice = lazyPart(() => import('./emoji-choice.tsx'));

interface EmojiButtonProps {
  onChoose: (emoji: string) => void;
  /** Called on Escape, when the focus goes back to the field. */
  onEnd: () => void;
}

/** Opens the choice of emoji above the field. Hidden on touch screens, whose keyboards have their own. */
export function EmojiButton({ onChoose, onEnd }: EmojiButtonProps) {
  const { t } = useTranslation();
  const [isOpen, setIsOpen] = useState(false);
  const frame = useRef<HTMLDivElement>(null);
  const onEndRef = useRef(onEnd);
  useEffect(() => {
    onEndRef.current = onEnd;
  });
  useEffect(() => {
    const element = frame.current;
    if (!isOpen || element === null) return;
    const closeByKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      // Otherwise it would also end a begun answer.
      event.stopPropagation();
      setIsOpen(false);
      onEndRef.current();
    };
    const closeOutside = (event: Event) => {
      if (event.target instanceof Node && !element.contains(event.target)) setIsOpen(false);
    };
    element.addEventListener('keydown', closeByKey);
    document.addEventListener('pointerdown', closeOutside);
    document.addEventListener('focusin', closeOutside);
    return () => {
      element.removeEventListener('keydown', closeByKey);
      document.removeEventListener('pointerdown', closeOutside);
      document.removeEventListener('focusin', closeOutside);
    };
  }, [isOpen]);
  return (
    <div ref={frame} className={styles['frame']}>
      <IconButton
        label={t('chat.emoji')}
        icon={<Smile aria-hidden="true" />}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={() => setIsOpen(!isOpen)}
      />
      {isOpen && (
        <div className={styles['panel']} role="dialog" aria-label={t('chat.emoji')}>
          <Suspense fallback={<p className={styles['note']}>{t('ui.loading')}</p>}>
            <EmojiChoice onChoose={onChoose} />
          </Suspense>
        </div>
      )}
    </div>
  );
}
