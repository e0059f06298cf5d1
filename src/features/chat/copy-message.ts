import type { Translation } from '../../i18n/translation.ts';
import { showToast } from '../../ui/toasts.ts';

/** Puts the text of a message on the clipboard, and says whether it is there. */
export async function copyMessage(text: string, t: Translation['t']): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    showToast({ text: t('chat.copied'), tone: 'success' });
  } catch {
    showToast({ text: t('chat.copy_failed'), tone: 'danger' });
  }
}
