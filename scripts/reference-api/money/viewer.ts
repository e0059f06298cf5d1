import type { GuestCall } from '../http/call.ts';
import { pageOfPayment } from './payment-path.ts';
import type { Viewer } from './transactions.ts';

export function viewerOf({ account, context, nowMs }: GuestCall): Viewer {
  return { accountId: account?.id ?? null, pageOfPayment: (id) => pageOfPayment(context, id), nowMs };
}
