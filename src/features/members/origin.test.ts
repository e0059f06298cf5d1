import { expect, test } from 'vitest';
import { originOf } from './origin.ts';

test('the way back leads to the page before, named after what it is', () => {
  expect(originOf('/search?gender=female&page=3', '/members/7')).toEqual({
    href: '/search?gender=female&page=3',
    label: 'member.back_search',
    isBefore: true,
  });
  expect(originOf('/likes/given', '/members/7').label).toBe('member.back_likes');
  expect(originOf('/chats/12', '/members/7').label).toBe('member.back_chat');
  expect(originOf('/members/9', '/members/7')).toEqual({ href: '/members/9', label: 'member.back', isBefore: true });
});

test('without a page before, it leads to the list that the address belongs to', () => {
  expect(originOf(null, '/likes/m/7')).toEqual({
    href: '/likes/received',
    label: 'member.back_likes',
    isBefore: false,
  });
  expect(originOf(null, '/members/7')).toEqual({ href: '/search', label: 'member.back_search', isBefore: false });
});
