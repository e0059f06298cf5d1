import { useEffect, useRef, useState } from 'react';
import { setLike, tellOfLike } from './like-commands.ts';

/** The row follows the worker's answer within some milliseconds; what stands against it for so long has won. */
const ROW_PATIENCE_MS = 1000;

/** What the member wants since the last press. `written`: the database has it, the view is about to hear of it. */
interface LikeOverride {
  liked: boolean;
  isWritten: boolean;
}

interface LikeToggle {
  liked: boolean;
  toggle: () => void;
}

/**
 * A like as the member sees it: a press shows in the very next frame, ahead of worker and database, and stays until
 * the row says the same. Of many quick presses only the last one is spoken of.
 *
 * @param liked as the database has it
 */
export function useLikeToggle(profileId: number, name: string, liked: boolean): LikeToggle {
  const [override, setOverride] = useState<LikeOverride | null>(null);
  const last = useRef<LikeOverride | null>(null);
  if (override?.isWritten && override.liked === liked) setOverride(null);
  useEffect(() => {
    if (override === null || !override.isWritten) return;
    const timer = setTimeout(() => setOverride(null), ROW_PATIENCE_MS);
    return () => clearTimeout(timer);
  }, [override]);

  const shown = override?.liked ?? liked;
  const toggle = async () => {
    const wanted: LikeOverride = { liked: !shown, isWritten: false };
    last.current = wanted;
    setOverride(wanted);
    const isTaken = await setLike({ profileId, liked: wanted.liked });
    if (last.current !== wanted) return;
    setOverride(isTaken ? { ...wanted, isWritten: true } : null);
    if (isTaken) tellOfLike({ profileId, name, liked: wanted.liked });
  };
  return { liked: shown, toggle: () => void toggle() };
}
