import { expect, test } from 'vitest';
import { orderReturn, repeatReturn } from './return-reason.ts';

const offer = { packs: [{ id: 1 }, { id: 2 }], payment_methods: [{ id: 'card' }] };

test('a pack is ordered by a method that is offered, or by one still to be chosen', () => {
  expect(orderReturn(offer, 2, 'card')).toBeNull();
  expect(orderReturn(offer, 2, null)).toBeNull();
  expect(orderReturn(offer, 3, 'card')).toBe('unknown_pack');
  expect(orderReturn(offer, 2, 'cash')).toBe('unknown_method');
});

test('the last order is repeated while its pack is offered', () => {
  expect(repeatReturn({ ...offer, last_order: { pack: 2 } })).toBeNull();
  expect(repeatReturn({ ...offer, last_order: { pack: 3 } })).toBe('unknown_pack');
  expect(repeatReturn({ ...offer, last_order: null })).toBe('no_order');
});
