import { type PointerEvent, useEffect, useRef, useState } from 'react';

/**
 * Whether a finger has tapped the element, until it touches something else or taps again. Not `:hover`, which a finger
 * leaves where it last was, on whatever comes to stand there.
 */
export function useTapped() {
  const [isTapped, setTapped] = useState(false);
  const element = useRef<HTMLElement | null>(null);
  useEffect(() => {
    if (!isTapped) return;
    const onPress = ({ target }: globalThis.PointerEvent) => {
      if (!(target instanceof Node && element.current?.contains(target))) setTapped(false);
    };
    document.addEventListener('pointerdown', onPress);
    return () => document.removeEventListener('pointerdown', onPress);
  }, [isTapped]);
  return {
    isTapped,
    onPointerUp({ pointerType, target, currentTarget }: PointerEvent<HTMLElement>) {
      if (pointerType !== 'touch' || (target instanceof Element && target.closest('a, button') !== null)) return;
      element.current = currentTarget;
      setTapped((was) => !was);
    },
  };
}
