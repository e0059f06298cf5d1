import { useLayoutEffect, useRef } from 'react';
import styles from './message-photo.module.css';
import { coloursOf, PREVIEW_SIDE } from './photo-colours.ts';

/** What a photo looks like from far away; a plain ground if that is unknown. The browser blends the few pixels. */
export function BlurredPhoto({ preview }: { preview: string | null }) {
  const canvas = useRef<HTMLCanvasElement>(null);
  useLayoutEffect(() => {
    const context = canvas.current?.getContext('2d') ?? null;
    coloursOf(preview).forEach((colour, index) => {
      if (context === null) return;
      context.fillStyle = colour;
      context.fillRect(index % PREVIEW_SIDE, Math.floor(index / PREVIEW_SIDE), 1, 1);
    });
  }, [preview]);
  return <canvas ref={canvas} className={styles['blurred']} width={PREVIEW_SIDE} height={PREVIEW_SIDE} />;
}
