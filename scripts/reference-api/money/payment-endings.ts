/** Outcomes offered by the test payment page, modelled on real providers. */
export type Ending = (typeof ENDINGS)[number]['ending'];

export const ENDINGS = [
  { ending: 'paid', label: 'Paid', hint: 'The payment comes in at once.' },
  { ending: 'secure', label: 'Paid after 3-D Secure', hint: 'The bank asks first whether it is you.' },
  { ending: 'slow', label: 'Paid, slowly', hint: 'The provider thinks for seven seconds.' },
  { ending: 'pending', label: 'Pending', hint: 'The bank is still checking; it comes in after a while.' },
  { ending: 'pending-failed', label: 'Pending, then refused', hint: 'As a direct debit that bounces.' },
  { ending: 'return-first', label: 'Paid, told late', hint: 'You are back before the shop hears of it.' },
  { ending: 'webhook-first', label: 'Paid, you stay here', hint: 'The shop hears of it before you are back.' },
  { ending: 'twice', label: 'Paid twice', hint: 'The money comes in two times; one of them goes back.' },
  { ending: 'foreign', label: 'Paid, wrong way back', hint: 'You land on a transaction that is not yours.' },
  { ending: 'declined', label: 'Declined', hint: 'This card is refused; you can try another.' },
  { ending: 'cancelled', label: 'Cancelled', hint: 'As if the buyer had turned back.' },
  { ending: 'failed', label: 'Failed', hint: 'The provider gives up.' },
] as const;

export function endingOf(value: unknown): Ending | null {
  return ENDINGS.find(({ ending }) => ending === value)?.ending ?? null;
}
