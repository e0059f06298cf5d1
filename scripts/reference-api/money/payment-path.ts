/** Where the test payment provider has its pages. */
export const PAYMENT_PATH = '/_reference/pay';
