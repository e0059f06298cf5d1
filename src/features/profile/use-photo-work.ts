import { useState } from 'react';
import type { Settings } from '../../../worker/public/database.ts';
import { saveProblemText } from '../../data/save-problem.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { preparePhoto } from '../signup/flow/prepare-photo.ts';
import { addPhoto, type SaveEnd } from './commands.ts';
import { PHOTO_FILE_MAX_MB, PHOTO_PROBLEM_WORDS, photoRefusal } from './photo-problem.ts';

export interface PhotoWork {
  /** The photo that something is done with. */
  busyWith: number | 'upload' | null;
  /** The share of the photo that has been sent, from 0 to 1; null while it is made ready, or none is sent. */
  sent: number | null;
  /** What went wrong last, in plain words. */
  problem: string | null;
  /** Sends the photo that failed once more; null when there is none or it would not help. */
  retry: (() => void) | null;
  /** The largest file that is taken, in megabytes as they are written here. */
  limit: string;
  run: (imageId: number, work: () => Promise<SaveEnd>) => Promise<SaveEnd>;
  upload: (file: File) => Promise<void>;
}

/** One thing at a time is done with the photos. A photo whose upload failed is kept for another try. */
export function usePhotoWork(settings: Settings): PhotoWork {
  const { t, formatNumber } = useTranslation();
  const [busyWith, setBusyWith] = useState<number | 'upload' | null>(null);
  const [sent, setSent] = useState<number | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const [failed, setFailed] = useState<{ photo: Blob; key: string } | null>(null);
  const limit = formatNumber(PHOTO_FILE_MAX_MB);

  const begin = (what: number | 'upload') => {
    setBusyWith(what);
    setProblem(null);
    setFailed(null);
  };
  // The same key for each try, so that a photo whose answer was lost is not there twice.
  const send = async (photo: Blob, key: string) => {
    begin('upload');
    const end = await addPhoto(photo, key, setSent);
    setBusyWith(null);
    setSent(null);
    if (end.status === 'saved') return;
    const refusal = photoRefusal(end);
    setProblem(refusal === null ? saveProblemText(end, t) : t(refusal, { limit }));
    if (refusal === null) setFailed({ photo, key });
  };
  return {
    busyWith,
    sent,
    problem,
    retry: failed === null ? null : () => void send(failed.photo, failed.key),
    limit,
    run: async (imageId, work) => {
      begin(imageId);
      const end = await work();
      setBusyWith(null);
      if (end.status !== 'saved') setProblem(saveProblemText(end, t));
      return end;
    },
    upload: async (file) => {
      begin('upload');
      const prepared = await preparePhoto(file, settings.upload_max_bytes);
      if (prepared.status === 'ready') {
        await send(prepared.photo, crypto.randomUUID());
        return;
      }
      setBusyWith(null);
      setProblem(t(PHOTO_PROBLEM_WORDS[prepared.problem], { limit }));
    },
  };
}
