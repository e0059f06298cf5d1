import { expect, test } from 'vitest';
import { mailLink } from './mail-provider.ts';

test('webmail that can be searched by an address is searched for the mail of the site, unwanted mail too', () => {
  expect(mailLink({ email: 'Sam@GMail.com', mailprovider: 2 }, 'Rendezvous & Co')).toEqual({
    url: 'https://mail.google.com/mail/u/0/#search/in%3Aanywhere%20Rendezvous%20%26%20Co',
    name: 'Gmail',
    isSearch: true,
  });
});

test('webmail of a domain that is not known here is searched for', () => {
  const link = mailLink({ email: 'sam@mail.example', mailprovider: 2 }, 'Rendezvous');
  expect(link).toMatchObject({ name: 'mail.example', isSearch: true });
  expect(new URL(link?.url ?? '').searchParams.get('q')).toBe('webmail mail.example');
});

test.each([
  ['sam@hotmail.nl', 'https://outlook.live.com/mail/0/'],
  ['sam@live.co.uk', 'https://outlook.live.com/mail/0/'],
  ['sam@ziggo.nl', 'https://webmail.ziggo.nl/'],
  ['sam@interia.pl', 'https://poczta.interia.pl/'],
])('%s is read at %s', (email, url) => {
  expect(mailLink({ email, mailprovider: 2 }, 'Rendezvous')).toMatchObject({ url });
  expect(mailLink({ email, mailprovider: null }, 'Rendezvous')).toMatchObject({ url, isSearch: false });
});

test('no link is better than one that may lead anywhere', () => {
  expect(mailLink({ email: 'sam@example.com', mailprovider: null }, 'Rendezvous')).toBeNull();
  expect(mailLink({ email: 'sam@notgmail.com', mailprovider: 1 }, 'Rendezvous')).toBeNull();
});
