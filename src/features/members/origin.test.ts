import { expect, test } from 'vitest';
import { originOf } from './origin.ts';

test('the way back leads to the page before, named after what it is', () => {
  expect(originOf('/search?gender=female&page=3')).toEqual({
    href: '/search?gender=female&page=3',
    label: 'member.back_search',
    isBefore: true,
  });
  expect(originOf('/likes/given').label).toBe('member.back_likes');
  expect(originOf('/chats/12').label).toBe('member.back_chat');
  expect(originOf('/members/9')).toEqual({ href: '/members/9', label: 'member.back', isBefore: true });
});

test('without a page before, it leads to the search and not to likes that are nobody’s here', () => {
  expect(originOf(null)).toEqual({ href: '/search', label: 'member.back_search', isBefore: false });
});
