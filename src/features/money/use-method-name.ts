import type { Transaction } from '../../../worker/public/direct-calls.ts';
import { useTranslation } from '../../i18n/use-translation.ts';

/** How a way to pay is called in the language of the page: by its kind where that says enough, else by its brand. */
export function useMethodName(): (kind: Transaction['method_kind'], brand: string) => string {
  const { t } = useTranslation();
  return (kind, brand) => (kind === 'card' || kind === 'direct_debit' ? t(`money.method_${kind}`) : brand);
}
