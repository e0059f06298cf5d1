import type { AppContext } from '../http/call.ts';
import type { OperatorPrices } from './operator-prices.ts';

/** Base path of the test payment provider's pages. */
export const PAYMENT_PATH = '/_reference/pay';

/** Returns the URL of the page on which an order is paid. */
export function pageOfPayment(context: AppContext, orderId: string, { paymentOrigin }: OperatorPrices): string {
  return new URL(`${PAYMENT_PATH}/${orderId}`, paymentOrigin ?? context.req.url).href;
}
