import type { CallFailure } from '../../data/failure-text.ts';
import type { MessageId } from '../../i18n/translation.ts';
import type { PhotoSection } from '../photos/photo-section.ts';

/**
 * A photo on its way to the server:
 *
 * preparing -> choosing -> (preparing) -> waiting -> sending -> gone from the queue; set aside by closing the dialog;
 * failed may be sent again, refused never.
 */
export type PhotoState =
  | { at: 'preparing' }
  /** Prepared whole; the member chooses its section. */
  | { at: 'choosing'; whole: Blob }
  | { at: 'set-aside'; whole: Blob }
  | { at: 'waiting'; photo: Blob }
  /** `share`: the fraction sent, from 0 to 1. */
  | { at: 'sending'; photo: Blob; share: number }
  | { at: 'failed'; photo: Blob; failure: CallFailure }
  | { at: 'refused'; words: MessageId };

export interface QueuedPhoto {
  /** Also the idempotency key of each attempt: a photo whose answer was lost is not stored twice. */
  readonly id: string;
  readonly file: File;
  /** Position among those added together that are photos; null for a single one. */
  readonly place: { addedWith: string; index: number; count: number } | null;
  readonly state: PhotoState;
}

export type Prepared = { status: 'ready'; photo: Blob } | { status: 'refused'; words: MessageId };

/** `isFull`: the server takes no more photos, so that further ones need not be sent. */
export type Sent =
  | { status: 'sent' }
  | { status: 'failed'; failure: CallFailure }
  | { status: 'refused'; words: MessageId; isFull: boolean };

/** What the queue does with a photo; neither rejects. */
export interface PhotoWork {
  prepare: (file: File, section: PhotoSection | null) => Promise<Prepared>;
  send: (photo: Blob, id: string, onShare: (share: number) => void) => Promise<Sent>;
}

/** What becomes of photos that are prepared while the member has already decided about all of them. */
type Decision = 'ask' | 'whole' | 'set-aside';

/** Photos of one page on their way: prepared and sent one by one, each with its own end. */
export class PhotoQueue {
  readonly #work: PhotoWork;
  readonly #listeners = new Set<() => void>();
  readonly #decisions = new Map<string, Decision>();
  #photos: readonly QueuedPhoto[] = [];
  #preparing: Promise<void> = Promise.resolve();
  #sending: Promise<void> = Promise.resolve();

  constructor(work: PhotoWork) {
    this.#work = work;
  }

  readonly photos = (): readonly QueuedPhoto[] => this.#photos;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** Adds files; the reasons of files refused before have been read and go. */
  add(files: readonly File[]): void {
    const addedWith = crypto.randomUUID();
    const added = files.map((file, index): QueuedPhoto => {
      const place = files.length > 1 ? { addedWith, index: index + 1, count: files.length } : null;
      return { id: crypto.randomUUID(), file, place, state: { at: 'preparing' } };
    });
    this.#put([...this.#photos.filter(({ state }) => state.at !== 'refused'), ...added]);
    for (const photo of added) this.#prepare(photo, null, 'ask');
  }

  /** Sends a photo, cut to the section or whole. */
  choose(id: string, section: PhotoSection | null): void {
    const photo = this.#photos.find((each) => each.id === id);
    if (photo === undefined || !('whole' in photo.state)) return;
    if (section === null) {
      this.#send(id, photo.state.whole);
      return;
    }
    this.#set(id, { at: 'preparing' });
    this.#prepare(photo, section, 'whole');
  }

  /** Decides about all photos that wait for their section, and those still being prepared for it. */
  decideAll(decision: 'whole' | 'set-aside'): void {
    for (const id of this.#decisions.keys()) this.#decisions.set(id, decision);
    for (const { id, state } of this.#photos) if (state.at === 'choosing') this.#decide(id, state.whole, decision);
  }

  /** Asks again for the section of a photo that was set aside, by itself: it has no place among others any more. */
  reopen(id: string): void {
    const state = this.#stateOf(id);
    if (state?.at !== 'set-aside') return;
    this.#put(this.#photos.map((photo) => (photo.id === id ? { ...photo, place: null } : photo)));
    this.#set(id, { at: 'choosing', whole: state.whole });
  }

  retry(id: string): void {
    const state = this.#stateOf(id);
    if (state?.at === 'failed') this.#send(id, state.photo);
  }

  /** Takes a photo out that is not being sent. */
  remove(id: string): void {
    if (this.#stateOf(id)?.at !== 'sending') this.#put(this.#photos.filter((photo) => photo.id !== id));
  }

  #prepare({ id, file }: QueuedPhoto, section: PhotoSection | null, decision: Decision): void {
    // A cut photo is decided about; closing the dialog of another one does not change that.
    if (section === null) this.#decisions.set(id, decision);
    // One by one: a decoded photo fills the memory of a phone.
    this.#preparing = this.#preparing.then(async () => {
      if (this.#stateOf(id) === undefined) return;
      const prepared = await this.#work.prepare(file, section);
      const decided = this.#decisions.get(id) ?? decision;
      this.#decisions.delete(id);
      if (this.#stateOf(id) === undefined) return;
      if (prepared.status === 'ready') this.#decide(id, prepared.photo, decided);
      else this.#leaveOut(id, prepared.words);
    });
  }

  /** Refuses a file that is no photo; those added with it are counted without it. */
  #leaveOut(id: string, words: MessageId): void {
    const gone = this.#photos.find((photo) => photo.id === id)?.place ?? null;
    this.#put(
      this.#photos.map((photo): QueuedPhoto => {
        if (photo.id === id) return { ...photo, place: null, state: { at: 'refused', words } };
        const { place } = photo;
        if (gone === null || place?.addedWith !== gone.addedWith) return photo;
        const index = place.index > gone.index ? place.index - 1 : place.index;
        return { ...photo, place: { ...place, index, count: place.count - 1 } };
      }),
    );
  }

  #decide(id: string, whole: Blob, decision: Decision): void {
    if (decision === 'whole') this.#send(id, whole);
    else this.#set(id, { at: decision === 'ask' ? 'choosing' : 'set-aside', whole });
  }

  #send(id: string, photo: Blob): void {
    this.#set(id, { at: 'waiting', photo });
    this.#sending = this.#sending.then(async () => {
      // Taken out, or refused together with others, while it waited.
      if (this.#stateOf(id)?.at !== 'waiting') return;
      this.#set(id, { at: 'sending', photo, share: 0 });
      const sent = await this.#work.send(photo, id, (share) => {
        if (this.#stateOf(id)?.at === 'sending') this.#set(id, { at: 'sending', photo, share });
      });
      if (sent.status === 'failed') this.#set(id, { at: 'failed', photo, failure: sent.failure });
      else if (sent.status === 'refused') this.#refuse(id, sent.words, sent.isFull);
      else this.#put(this.#photos.filter((each) => each.id !== id));
    });
  }

  #refuse(id: string, words: MessageId, isFull: boolean): void {
    const refused = { at: 'refused', words } as const;
    this.#put(
      this.#photos.map((photo) =>
        photo.id === id || (isFull && photo.state.at === 'waiting') ? { ...photo, state: refused } : photo,
      ),
    );
  }

  #stateOf(id: string): PhotoState | undefined {
    return this.#photos.find((photo) => photo.id === id)?.state;
  }

  #set(id: string, state: PhotoState): void {
    this.#put(this.#photos.map((photo) => (photo.id === id ? { ...photo, state } : photo)));
  }

  #put(photos: readonly QueuedPhoto[]): void {
    this.#photos = photos;
    for (const listener of this.#listeners) listener();
  }
}
