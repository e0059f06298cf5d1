import { expect, test } from 'vitest';
import { composeTitle } from './document-title.ts';

const parts = { siteName: 'Rendezvous', route: 'Chats', page: null, badge: 0 };

test('the title names the page and the site', () => {
  expect(composeTitle(parts)).toBe('Chats · Rendezvous');
});

test('a page may be more exact than its route', () => {
  expect(composeTitle({ ...parts, page: 'Anna' })).toBe('Anna · Rendezvous');
});

test('what waits is counted in front', () => {
  expect(composeTitle({ ...parts, badge: 3 })).toBe('(3) Chats · Rendezvous');
});

test('a route that is called by a sentence loses its full stop, a person keeps it', () => {
  expect(composeTitle({ ...parts, route: 'See who is here.' })).toBe('See who is here · Rendezvous');
  expect(composeTitle({ ...parts, page: 'Anna P.' })).toBe('Anna P. · Rendezvous');
});

test('the site is not named twice', () => {
  expect(composeTitle({ ...parts, route: 'Rendezvous' })).toBe('Rendezvous');
});
