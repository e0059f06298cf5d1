import { useState } from 'react';
import type { Settings } from '../../../worker/public/rows.ts';
import type { Result } from '../../data/calls.ts';
import { failureText, NOT_SAVED } from '../../data/failure-text.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { preparePhoto } from '../signup/flow/prepare-photo.ts';
import { addPhoto } from './commands.ts';
import { PHOTO_FILE_MAX_MB, PHOTO_PROBLEM_WORDS, photoRefusal } from './photo-problem.ts';

export interface PhotoWork {
  /** The photo being worked on, or `upload`; null when idle. */
  busyWith: number | 'upload' | null;
  /** Upload progress of the current photo, from 0 to 1; null while it is being prepared or nothing is uploading. */
  sent: number | null;
  /** Position of the photo being processed among several; null for a single photo. */
  place: { index: number; count: number } | null;
  /** User-facing message about the last failure; one line per photo that failed. */
  problem: string | null;
  /** Retries the failed uploads; null if there are none or a retry would not help. */
  retry: (() => void) | null;
  /** Maximum file size in megabytes, formatted for the locale. */
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
  /** Set if a retry may help. */
  again?: PreparedPhoto;
  /** The server accepts no more photos. */
  isFull?: boolean;
}

/** Runs operations on the member's photos and tracks their state. Keeps failed uploads for a retry. */
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
  // Retries reuse the idempotency key, so that a photo is not duplicated if the response is lost.
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
  /** Processes photos sequentially; a failure does not stop the others unless the limit is reached. */
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
