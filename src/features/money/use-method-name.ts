import type { Transaction } from '../../../worker/public/direct-calls.ts';
import { useTranslation } from '../../i18n/use-translation.ts';

/** Returns a function that names a payment method: by translated kind if that is clear enough, else by brand. */
export function useMethodName(): (kind: Transaction['method_kind'], brand: string) => string {
  const { t } = useTranslation();
  return (kind, brand) => (kind === 'card' || kind === 'direct_debit' ? t(`money.method_${kind}`) : brand);
}
