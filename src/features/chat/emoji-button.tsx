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
  useEffect(() => {
    if (!isOpen) return;
    const closeOutside = (event: Event) => {
      if (event.target instanceof Node && !frame.current?.contains(event.target)) setIsOpen(false);
    };
    document.addEventListener('pointerdown', closeOutside);
    document.addEventListener('focusin', closeOutside);
    return () => {
      document.removeEventListener('pointerdown', closeOutside);
      document.removeEventListener('focusin', closeOutside);
    };
  }, [isOpen]);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Escape closes from wherever the focus is inside.
    <div
      ref={frame}
      className={styles['frame']}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || !isOpen) return;
        // Otherwise it would also end a begun answer.
        event.stopPropagation();
        setIsOpen(false);
        onEnd();
      }}
    >
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
