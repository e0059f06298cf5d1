import { useEffect, useRef, useState } from 'react';
import { type MatchParts, setLike, tellOfLike } from './like-commands.ts';

/** The live query catches up within milliseconds of the worker's reply; a row that differs for longer wins. */
const ROW_PATIENCE_MS = 1000;

/** What the last press asked for. `isWritten`: stored in the database, the live query is about to emit it. */
interface LikeOverride {
  liked: boolean;
  isWritten: boolean;
}

interface LikeToggle {
  liked: boolean;
  toggle: () => void;
}

/**
 * Optimistic state of a like: a press shows in the next frame, ahead of worker and database, and holds until the row
 * agrees, the worker refuses it or `ROW_PATIENCE_MS` have passed. Of several quick presses, only the last is announced.
 *
 * @param liked as stored in the database
 * @param likesMe the member has liked this one before
 * @param match what a match is told with
 */
export function useLikeToggle(
  profileId: number,
  name: string,
  liked: boolean,
  likesMe: boolean,
  match?: MatchParts,
): LikeToggle {
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
    if (isTaken) tellOfLike({ profileId, name, liked: wanted.liked, likesMe, ...(match && { match }) });
  };
  return { liked: shown, toggle: () => void toggle() };
}
