import { useState } from 'react';
import type { Settings } from '../../../worker/public/database.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { saveProblemText } from '../site/save-problem.ts';
import { type SaveEnd, uploadImage } from './commands.ts';
import { photoProblem, photoRefusal } from './photo-problem.ts';

const BYTES_PER_MEGABYTE = 1_000_000;

export interface PhotoWork {
  /** The photo that something is done with. */
  busyWith: number | 'upload' | null;
  /** What went wrong last, in plain words. */
  problem: string | null;
  /** Sends the photo that failed once more; null when there is none or it would not help. */
  retry: (() => void) | null;
  /** The largest photo that is taken, in megabytes as they are written here. */
  limit: string;
  run: (imageId: number, work: () => Promise<SaveEnd>) => Promise<SaveEnd>;
  upload: (file: File) => void;
}

/** One thing at a time is done with the photos. A photo whose upload failed is kept for another try. */
export function usePhotoWork(settings: Settings): PhotoWork {
  const { t, formatNumber } = useTranslation();
  const [busyWith, setBusyWith] = useState<number | 'upload' | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const [failed, setFailed] = useState<{ file: File; key: string } | null>(null);
  const limit = formatNumber(settings.upload_max_bytes / BYTES_PER_MEGABYTE, { maximumFractionDigits: 1 });

  const begin = (what: number | 'upload') => {
    setBusyWith(what);
    setProblem(null);
    setFailed(null);
  };
  // The same key for each try, so that a photo whose answer was lost is not there twice.
  const send = async (file: File, key: string) => {
    begin('upload');
    const end = await uploadImage(file, key);
    setBusyWith(null);
    if (end.status === 'saved') return;
    const refusal = photoRefusal(end);
    setProblem(refusal === null ? saveProblemText(end, t) : t(refusal, { limit }));
    if (refusal === null) setFailed({ file, key });
  };
  return {
    busyWith,
    problem,
    retry: failed === null ? null : () => void send(failed.file, failed.key),
    limit,
    run: async (imageId, work) => {
      begin(imageId);
      const end = await work();
      setBusyWith(null);
      if (end.status !== 'saved') setProblem(saveProblemText(end, t));
      return end;
    },
    upload: (file) => {
      const found = photoProblem(file, settings.upload_max_bytes);
      if (found === null) {
        void send(file, crypto.randomUUID());
        return;
      }
      setFailed(null);
      setProblem(t(found === 'kind' ? 'profile.photo_wrong_kind' : 'profile.photo_too_large', { limit }));
    },
  };
}
