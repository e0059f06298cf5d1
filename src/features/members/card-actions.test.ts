import { expect, it } from 'vitest';
import { cardActions } from './card-actions.ts';

it('the card hides like on home, chat and view on likes', () => {
  expect(cardActions('home', true)).toEqual({ like: false, chat: true, view: true });
  expect(cardActions('likes', true)).toEqual({ like: true, chat: false, view: false });
  expect(cardActions('members', true)).toEqual({ like: true, chat: true, view: true });
});

it('the card shows like and chat only when logged in', () => {
  expect(cardActions('members', false)).toEqual({ like: false, chat: false, view: true });
});
