import type { Schemas } from '../contract/contract.ts';
import type { Order } from './transactions.ts';

export function formatMoney({ amount_minor, currency }: Schemas['Money']): string {
  return new Intl.NumberFormat('en-GB', { style: 'currency', currency }).format(amount_minor / 100);
}

export function describeItem(item: Order['item']): string {
  if (item.kind === 'credits') return `${item.credits} credits`;
  return item.months === 1 ? 'premium for one month' : `premium for ${item.months} months`;
}
