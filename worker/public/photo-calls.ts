import type { WaitingPhoto } from './message-photo.ts';
import type { CommandResult, OutgoingMessage, Reply, SaveResult } from './worker-api.ts';

/** The calls about photos in messages. */
export interface PhotoCalls {
  /** Queues a photo like a message: its words replace the draft. */
  sendPhoto(photo: OutgoingPhoto): Promise<Reply<CommandResult>>;
  /** Lets the other member's photos be shown, or takes that back. Requires the server and is never queued. */
  showPhotos(consent: PhotoConsent, idempotencyKey: string): Promise<Reply<SaveResult>>;
}

/** `text` may be empty. */
export interface OutgoingPhoto extends OutgoingMessage {
  photo: WaitingPhoto;
}

export interface PhotoConsent {
  conversationId: number;
  shown: boolean;
}
