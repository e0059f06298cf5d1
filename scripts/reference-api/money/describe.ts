import type { Order } from './transactions.ts';

export function describeItem(item: Order['item']): string {
  if (item.kind === 'credits') return `${item.credits} credits`;
  return item.months === 1 ? 'premium for one month' : `premium for ${item.months} months`;
}
