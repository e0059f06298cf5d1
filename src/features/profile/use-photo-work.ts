import { useState } from 'react';
import type { Settings } from '../../../worker/public/rows.ts';
import type { Result } from '../../data/calls.ts';
import { failureText, NOT_SAVED } from '../../data/failure-text.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { preparePhoto } from '../signup/flow/prepare-photo.ts';
import { addPhoto } from './commands.ts';
import { PHOTO_FILE_MAX_MB, PHOTO_PROBLEM_WORDS, photoRefusal } from './photo-problem.ts';

export interface PhotoWork {
  /** The photo that something is done with. */
  busyWith: number | 'upload' | null;
  /** The share of the photo that has been sent, from 0 to 1; null while it is made ready, or none is sent. */
  sent: number | null;
  /** Which of several photos is being sent; null where there is one. */
  place: { index: number; count: number } | null;
  /** What went wrong last, in plain words; a line for each of several photos. */
  problem: string | null;
  /** Sends the photos that failed once more; null when there is none or it would not help. */
  retry: (() => void) | null;
  /** The largest file that is taken, in megabytes as they are written here. */
  limit: string;
  run: (imageId: number, work: () => Promise<Result<'saveProfile'>>) => Promise<Result<'saveProfile'>>;
  upload: (files: readonly File[]) => Promise<void>;
}

interface PreparedPhoto {
  name: string;
  photo: Blob;
  key: string;
}

interface PhotoEnd {
  problem: string | null;
  /** Another try may help. */
  again?: PreparedPhoto;
  /** No further photo is taken. */
  isFull?: boolean;
}

/** One thing at a time is done with the photos. A photo whose upload failed is kept for another try. */
export function usePhotoWork(settings: Settings): PhotoWork {
  const { t, formatNumber } = useTranslation();
  const [busyWith, setBusyWith] = useState<number | 'upload' | null>(null);
  const [sent, setSent] = useState<number | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const [failed, setFailed] = useState<readonly PreparedPhoto[]>([]);
  const [place, setPlace] = useState<PhotoWork['place']>(null);
  const limit = formatNumber(PHOTO_FILE_MAX_MB);

  const begin = (what: number | 'upload') => {
    setBusyWith(what);
    setProblem(null);
    setFailed([]);
  };
  // The same key for each try, so that a photo whose answer was lost is not there twice.
  const send = async (prepared: PreparedPhoto): Promise<PhotoEnd> => {
    const end = await addPhoto(prepared.photo, prepared.key, setSent);
    setSent(null);
    if (end.status === 'saved') return { problem: null };
    const refusal = photoRefusal(end);
    return refusal === null
      ? { problem: failureText(end, t, NOT_SAVED), again: prepared }
      : { problem: t(refusal, { limit }), isFull: refusal === 'profile.photo_too_many' };
  };
  const prepareAndSend = async (file: File): Promise<PhotoEnd> => {
    const prepared = await preparePhoto(file, settings.upload_max_bytes);
    return prepared.status === 'ready'
      ? await send({ name: file.name, photo: prepared.photo, key: crypto.randomUUID() })
      : { problem: t(PHOTO_PROBLEM_WORDS[prepared.problem], { limit }) };
  };
  /** One after the other: a photo that fails does not keep back the others. */
  const each = async <One extends { name: string }>(
    photos: readonly One[],
    work: (photo: One) => Promise<PhotoEnd>,
  ): Promise<void> => {
    begin('upload');
    const problems: string[] = [];
    const again: PreparedPhoto[] = [];
    for (const [index, photo] of photos.entries()) {
      setPlace(photos.length > 1 ? { index: index + 1, count: photos.length } : null);
      const end = await work(photo);
      if (end.problem !== null) problems.push(photos.length > 1 ? `${photo.name}: ${end.problem}` : end.problem);
      if (end.again !== undefined) again.push(end.again);
      if (end.isFull === true) break;
    }
    setPlace(null);
    setBusyWith(null);
    setProblem(problems.length > 0 ? problems.join('\n') : null);
    setFailed(again);
  };
  return {
    busyWith,
    sent,
    problem,
    place,
    retry: failed.length === 0 ? null : () => void each(failed, send),
    limit,
    run: async (imageId, work) => {
      begin(imageId);
      const end = await work();
      setBusyWith(null);
      if (end.status !== 'saved') setProblem(failureText(end, t, NOT_SAVED));
      return end;
    },
    upload: (files) => each(files, prepareAndSend),
  };
}
