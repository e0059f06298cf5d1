import type { AppContext } from '../http/call.ts';

/** Where the test payment provider has its pages. */
export const PAYMENT_PATH = '/_reference/pay';

/** The page on which an order is paid. */
export function pageOfPayment(context: AppContext, orderId: string): string {
  return new URL(`${PAYMENT_PATH}/${orderId}`, context.req.url).href;
}
