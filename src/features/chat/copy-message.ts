import type { Translation } from '../../i18n/translation.ts';
import { showToast } from '../../ui/toasts.ts';

/** Copies the text of a message to the clipboard, and shows whether that worked. */
export async function copyMessage(text: string, t: Translation['t']): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    showToast({ text: t('chat.copied'), tone: 'success' });
  } catch {
    showToast({ text: t('chat.copy_failed'), tone: 'danger' });
  }
}
