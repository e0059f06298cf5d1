import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import X from 'lucide-react/icons/x';
import { type KeyboardEvent, useLayoutEffect, useRef, useState } from 'react';
import { useTranslation } from '../../i18n/use-translation.ts';
import { IconButton } from '../../ui/icon-button.tsx';
import { useLoadable } from '../../ui/use-loadable.ts';
import { useScrollRest } from '../../ui/use-scroll-rest.ts';
import styles from './image-viewer.module.css';

interface ViewedImage {
  id: number;
  src: string;
  /** Shown if `src` cannot be loaded. */
  smallSrc?: string;
  alt: string;
}

interface ImageViewerProps {
  label: string;
  images: readonly ViewedImage[];
  startIndex: number;
  onClose: () => void;
}

/** Full-screen picture viewer: arrow keys, Home, End, buttons and swipes change the picture, Escape closes it. */
export function ImageViewer({ label, images, startIndex, onClose }: ImageViewerProps) {
  const { t } = useTranslation();
  const dialog = useRef<HTMLDialogElement>(null);
  const track = useRef<HTMLDivElement>(null);
  const [place, setPlace] = useState(startIndex);
  // The profile may have fewer pictures as soon as the server has answered.
  const index = Math.min(place, images.length - 1);
  const firstIndex = useRef(startIndex);

  useLayoutEffect(() => {
    const element = dialog.current;
    element?.showModal();
    const { current: row } = track;
    row?.scrollTo({ left: firstIndex.current * row.clientWidth, behavior: 'instant' });
    return () => element?.close();
  }, []);

  const goTo = (target: number) => {
    const row = track.current;
    if (row === null || target < 0 || target >= images.length) return;
    const isCalm = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
    row.scrollTo({ left: target * row.clientWidth, behavior: isCalm ? 'instant' : 'smooth' });
    setPlace(target);
  };
  const rest = useScrollRest(() => {
    const row = track.current;
    if (row !== null && row.clientWidth > 0) setPlace(Math.round(row.scrollLeft / row.clientWidth));
  });
  const onKeyDown = (event: KeyboardEvent) => {
    const target = targetOf(event.key, index, images.length - 1);
    if (target === null) return;
    event.preventDefault();
    goTo(target);
  };

  return (
    <dialog
      ref={dialog}
      className={styles['viewer']}
      data-own-scheme
      aria-label={label}
      onKeyDown={onKeyDown}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
    >
      <div className={styles['track']} ref={track} {...rest}>
        {images.map((image, at) => (
          <div key={image.id} className={styles['slide']} inert={at !== index}>
            <Picture {...image} />
          </div>
        ))}
      </div>
      <div className={styles['bar']}>
        <p className={styles['count']} role="status">
          {t('member.photo_index', { index: index + 1, count: images.length })}
        </p>
        <IconButton variant="raised" label={t('ui.close')} icon={<X aria-hidden="true" />} onClick={onClose} />
      </div>
      {images.length > 1 && (
        <div className={styles['steps']}>
          <IconButton
            variant="raised"
            label={t('member.previous_photo')}
            icon={<ChevronLeft aria-hidden="true" />}
            disabled={index === 0}
            onClick={() => goTo(index - 1)}
          />
          <IconButton
            variant="raised"
            label={t('member.next_photo')}
            icon={<ChevronRight aria-hidden="true" />}
            disabled={index === images.length - 1}
            onClick={() => goTo(index + 1)}
          />
        </div>
      )}
    </dialog>
  );
}

function Picture({ src, smallSrc, alt }: ViewedImage) {
  const { shown, onError } = useLoadable(src, smallSrc ?? null);
  return <img className={styles['image']} src={shown ?? src} alt={alt} draggable={false} onError={onError} />;
}

function targetOf(key: string, index: number, last: number): number | null {
  if (key === 'ArrowRight') return Math.min(index + 1, last);
  if (key === 'ArrowLeft') return Math.max(index - 1, 0);
  if (key === 'Home') return 0;
  if (key === 'End') return last;
  return null;
}
