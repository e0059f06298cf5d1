import type { LocaleCode } from '../../../worker/public/runtime-configuration.ts';
import { calls } from '../../data/calls.ts';
import { switchLocale, translation } from '../../i18n/use-translation.ts';
import { showToast } from '../../ui/toasts.ts';

/**
 * Changes the language in place, and a member's own too: mails come in it, and others see it. Where the server cannot be
 * reached, the account keeps the language it had. Returns whether the language is shown; a toast says when it is missing.
 */
export async function chooseLanguage(locale: LocaleCode, isMember: boolean): Promise<boolean> {
  const end = await switchLocale(locale);
  if (end === 'failed') showToast({ text: translation().t('problem.title'), tone: 'danger' });
  if (end === 'shown' && isMember) void calls.saveProfile({ language: locale });
  return end === 'shown';
}
