import { expect, test } from 'vitest';
import { findRedirect, parseTarget } from './redirect-rules.ts';

const OWN = 'https://site.example';
const settings = {
  allowedOrigins: ['https://shop.example.com'],
  redirects: [
    { from: '/old', to: '/pages/faq#costs' },
    { from: '/older', to: '/old' },
    { from: '/m/:id', to: '/members/:id' },
    { from: '/:page/shop', to: 'https://shop.example.com/from/:page?x=1' },
    { from: '/elsewhere', to: 'https://evil.example/' },
    { from: '/circle', to: '/round' },
    { from: '/round', to: '/circle' },
    { from: '/bare/:host', to: '/:host' },
    { from: '/mitglied/:id', to: '/m/:id' },
    { from: '/über uns', to: '/pages/faq' },
    { from: '/Caf%C3%A9', to: '/pages/terms' },
  ],
};
const find = (path: string, search = '') => findRedirect(path + search, settings, OWN);

test('a rule sends to a path of this site, also over another rule, and takes parts of the address along', () => {
  expect(find('/old')).toEqual({ kind: 'path', path: '/pages/faq#costs' });
  expect(find('/older')).toEqual({ kind: 'path', path: '/pages/faq#costs' });
  expect(find('/m/7')).toEqual({ kind: 'path', path: '/members/7' });
  expect(find('/home')).toBeNull();
  expect(find('/m/')).toBeNull();
});

test('an absolute target is a URL, of an allowed origin only', () => {
  expect(find('/summer/shop')).toEqual({ kind: 'url', url: 'https://shop.example.com/from/summer?x=1' });
  expect(find('/elsewhere')).toBeNull();
});

test('the query goes along, and what the rule itself says comes first', () => {
  expect(find('/older', '?token=abc&x=%26')).toEqual({ kind: 'path', path: '/pages/faq?token=abc&x=%26#costs' });
  expect(find('/summer/shop', '?x=2&y=3')).toEqual({
    kind: 'url',
    url: 'https://shop.example.com/from/summer?x=1&y=3',
  });
});

test('the place in the page goes along too, as with a redirect of the web server, unless the rule names another', () => {
  expect(find('/m/7#photos')).toEqual({ kind: 'path', path: '/members/7#photos' });
  expect(find('/m/7', '?x=1#photos')).toEqual({ kind: 'path', path: '/members/7?x=1#photos' });
  expect(find('/old#prices')).toEqual({ kind: 'path', path: '/pages/faq#costs' });
  expect(find('/summer/shop#top')).toEqual({ kind: 'url', url: 'https://shop.example.com/from/summer?x=1#top' });
});

test('addresses are compared as the web server compares them: in either case, with or without a slash at the end', () => {
  expect(find('/OLD/')).toEqual({ kind: 'path', path: '/pages/faq#costs' });
  expect(find('/M/Sam_7/')).toEqual({ kind: 'path', path: '/members/Sam_7' });
  expect(find('/old//')).toBeNull();
});

test.each(['J%C3%B6rg', 'a%2Fb', 'C%23', 'why%3F', 'two%20words', '50%25', '%252F'])(
  'the part %s of an address goes along as it is encoded there, also over another rule',
  (part) => {
    expect(find(`/m/${part}`)).toEqual({ kind: 'path', path: `/members/${part}` });
    expect(find(`/mitglied/${part}`)).toEqual({ kind: 'path', path: `/members/${part}` });
  },
);

test('umlauts and blanks are the same letters in a rule and in an address, encoded or not', () => {
  for (const path of ['/%C3%BCber%20uns', '/%c3%9cber%20uns', '/über uns'])
    expect(find(path)).toEqual({ kind: 'path', path: '/pages/faq' });
  for (const path of ['/Caf%C3%A9', '/caf%c3%a9', '/café'])
    expect(find(path)).toEqual({ kind: 'path', path: '/pages/terms' });
});

test('a percent sign of its own in an address is one', () => {
  expect(find('/m/50%')).toEqual({ kind: 'path', path: '/members/50%25' });
});

test('rules that lead in a circle lead nowhere', () => {
  expect(find('/circle')).toBeNull();
});

test('a part of the address cannot become a host', () => {
  for (const part of ['%2Fevil.example', '\\evil.example', '/evil.example']) {
    const target = find(`/bare/${part}`);
    expect(target?.kind === 'url' ? target.url : '').toBe('');
    expect(target?.kind === 'path' ? new URL(target.path, OWN).origin : OWN).toBe(OWN);
  }
});

const HOSTILE = [
  '//evil.example',
  '/\\evil.example',
  '\\\\evil.example',
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  ' javascript:alert(1)',
  '%6aavascript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'https:evil.example',
  'https:///evil.example',
  'https://shop.example.com@evil.example/',
  'https://user:pass@shop.example.com/',
  'https://shop.example.com.evil.example/',
  'http://shop.example.com/',
  '/\t/evil.example',
  '%2F%2Fevil.example',
  '',
];

test.each(HOSTILE)('the target %j is refused', (to) => {
  expect(parseTarget(to, [OWN, 'https://shop.example.com'])).toBeNull();
});

test('this site itself may be named in full', () => {
  expect(parseTarget(`${OWN}/home`, [OWN])).toEqual({ kind: 'url', url: `${OWN}/home` });
});
