import type { Transaction } from '../../../worker/public/direct-calls.ts';
import type { SessionView } from '../../data/session-store.ts';
import type { MessageId } from '../../i18n/translation.ts';

/**
 * Returns what is told of a pending payment. Without its page it was made and waits for its confirmation, but for
 * visitors the page is never told (contract, `payment_page`): to them the payment may be open.
 */
export function pendingText(page: Transaction['payment_page'], session: SessionView['status']): MessageId {
  if (page !== null) return 'transaction.open_text';
  return session === 'visitor' ? 'transaction.pending_visitor_text' : 'transaction.pending_text';
}
