import { calls } from '../../data/calls.ts';
import { commandProblem } from '../../data/command-problem.ts';
import { failureText, NOT_READ } from '../../data/failure-text.ts';
import type { MessageId } from '../../i18n/translation.ts';
import { translation } from '../../i18n/use-translation.ts';
import { showToast } from '../../ui/toasts.ts';
import { measurePhoto } from './photo-colours.ts';

interface NewPhoto {
  conversationId: number;
  /** Sending the same id twice sends one message. */
  messageId: string;
  /** Empty if none. */
  text: string;
  /** Key of the message that it answers; null if none. */
  replyToKey: string | null;
  /** As `preparePhoto` has made it. */
  file: Blob;
}

/** Adds a photo to the outbox. Returns null if it was accepted, otherwise the reason. */
export async function sendPhoto({ file, ...message }: NewPhoto): Promise<MessageId | null> {
  const measures = await measurePhoto(file).catch(() => null);
  if (measures === null) return 'profile.photo_unreadable';
  return commandProblem(await calls.sendPhoto({ ...message, photo: { ...measures, file } }));
}

/** Lets the other member's photos be shown, or blurs them again, and says so. Returns whether that was done. */
export async function showPhotos(conversationId: number, name: string, shown: boolean): Promise<boolean> {
  const { t } = translation();
  const result = await calls.showPhotos({ conversationId, shown }, crypto.randomUUID());
  if (result.status !== 'saved') {
    showToast({ text: failureText(result, t, NOT_READ), tone: 'danger' });
    return false;
  }
  showToast({ text: t(shown ? 'chat.photos_shown' : 'chat.photos_hidden', { name }) });
  return true;
}
