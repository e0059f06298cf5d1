import { useState } from 'react';
import type { Result } from '../../data/calls.ts';
import { type CallFailure, failureText, NOT_READ } from '../../data/failure-text.ts';
import { useTranslation } from '../../i18n/use-translation.ts';

/** A refusal means that the photos are no longer those that were on screen. */
const NOT_DONE = { ...NOT_READ, refused: 'profile.photos_changed' } as const;

export interface PhotoWork {
  /** ID of the photo being worked on; null when idle. */
  busyWith: number | null;
  /** User-facing message about the last failure; null if there is none. */
  problem: string | null;
  run: (imageId: number, work: () => Promise<Result<'saveProfile'>>) => Promise<Result<'saveProfile'>>;
}

/** Runs operations on photos that the member already has, and tracks their state. */
export function usePhotoWork(): PhotoWork {
  const { t } = useTranslation();
  const [busyWith, setBusyWith] = useState<number | null>(null);
  // Not its words: the language may be changed while they stand there.
  const [problem, setProblem] = useState<CallFailure | null>(null);
  return {
    busyWith,
    problem: problem === null ? null : failureText(problem, t, NOT_DONE),
    run: async (imageId, work) => {
      setBusyWith(imageId);
      setProblem(null);
      const end = await work();
      setBusyWith(null);
      if (end.status !== 'saved') setProblem(end);
      return end;
    },
  };
}
