import { expect, test } from 'vitest';
import { messageAddress, messageKeyOfHash } from './message-address.ts';

test('the hash of an address names the message, whatever its key', () => {
  for (const key of ['s12', '4f6b0c9e-0000-4000-8000-000000000000', 'a/b?c#d%é']) {
    const { pathname, hash } = new URL(messageAddress({ conversationId: 7, key }), 'https://site.example');
    expect([pathname, messageKeyOfHash(hash)]).toEqual(['/chats/7', key]);
  }
});

test('a hash of another kind, an empty or a broken one names none', () => {
  for (const hash of ['', '#', '#s12', '#message-', '#message-%E0%A4%A']) expect(messageKeyOfHash(hash)).toBeNull();
});
