import { useState, useSyncExternalStore } from 'react';
import { photoRefusal } from '../photos/photo-refusal.ts';
import { PHOTO_PROBLEM_WORDS } from '../photos/photo-words.ts';
import { preparePhoto } from '../photos/prepare-photo.ts';
import { addPhoto } from './commands.ts';
import { PhotoQueue, type QueuedPhoto } from './photo-queue.ts';

/** The queue of photos that this page sends, and what is in it. */
export function usePhotoQueue(uploadMaxBytes: number): { queue: PhotoQueue; queued: readonly QueuedPhoto[] } {
  const [queue] = useState(() => photoQueue(uploadMaxBytes));
  return { queue, queued: useSyncExternalStore(queue.subscribe, queue.photos) };
}

function photoQueue(uploadMaxBytes: number): PhotoQueue {
  return new PhotoQueue({
    prepare: async (file, section) => {
      const prepared = await preparePhoto(file, uploadMaxBytes, section);
      return prepared.status === 'ready'
        ? prepared
        : { status: 'refused', words: PHOTO_PROBLEM_WORDS[prepared.problem] };
    },
    send: async (photo, id, onShare) => {
      const end = await addPhoto(photo, id, onShare);
      if (end.status === 'saved') return { status: 'sent' };
      const words = photoRefusal(end);
      return words === null
        ? { status: 'failed', failure: end }
        : { status: 'refused', words, isFull: words === 'profile.photo_too_many' };
    },
  });
}
