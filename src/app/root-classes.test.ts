import { expect, test } from 'vitest';
import { rootClasses } from './root-classes.ts';

test('the index has a class of its own, other pages have one after their route', () => {
  expect(rootClasses({ template: 'social', isMember: false, routeName: 'index' })).toBe('template-social is-index');
  expect(rootClasses({ template: 'lavish', isMember: true, routeName: 'chats-chatId' })).toBe(
    'template-lavish logged-in route-chats-chatId',
  );
});
