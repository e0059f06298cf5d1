import { expect, test } from 'vitest';
import { readStorageCookie, storageCookie } from '../../data/storage-cookie.ts';
import { parseTrackingQuery, readTracking, trackingCookie, withoutClick, withoutTracking } from './tracking.ts';

test('the values of a network are read, and the others stay in the query', () => {
  const search = '?network=summer&ref=banner-7&sub1=a&x=1&sub3=c';
  expect(parseTrackingQuery(search)).toEqual({ network: 'summer', ref: 'banner-7', sub1: 'a', sub2: '', sub3: 'c' });
  expect(withoutTracking(search)).toBe('?x=1');
  expect(withoutTracking('?network=summer')).toBe('');
});

test('without a network there is nothing to keep', () => {
  expect(parseTrackingQuery('?ref=banner-7')).toBeNull();
  expect(parseTrackingQuery('?network=')).toBeNull();
});

test('markup and separators survive the cookie as the text they are', () => {
  const network = '<img src=x onerror=alert(1)>; path=/evil, "quoted"';
  const cookie = storageCookie('rendezvous_tracking', JSON.stringify({ network }));
  expect(cookie).not.toContain('<');
  expect(cookie.split(';')).toHaveLength(4);
  expect(cookie).toContain('; max-age=2592000; path=/; samesite=lax');
  expect(readTracking(`other=1; ${cookie.split(';')[0]}`)?.network).toBe(network);
});

test('a value is cut where no server takes more', () => {
  expect(parseTrackingQuery(`?network=${'x'.repeat(5000)}`)?.network).toHaveLength(200);
});

test('a value is cut between two characters: with half of one, the sign-up would be JSON that PHP does not read', () => {
  const found = parseTrackingQuery(`?network=${'x'.repeat(199)}\u{1F984}\u{1F984}`);
  expect(found?.network).toBe(`${'x'.repeat(199)}\u{1F984}`);
});

test('values that are too long for a cookie together lose the last ones, never who sent the visitor', () => {
  const long = 'кампания'.repeat(25);
  const found = parseTrackingQuery(`?network=summer&ref=${long}&sub1=${long}&sub2=${long}&sub3=${long}`);
  const [pair = ''] = trackingCookie(found ?? expect.fail()).split(';');
  // What browsers take of name and value (RFC 6265bis, section 5.6).
  expect(pair.length).toBeLessThanOrEqual(4096);
  expect(readTracking(pair)).toEqual({ network: 'summer', ref: long, sub1: long, sub2: long, sub3: '' });
});

test('values that fit into a cookie are stored whole', () => {
  const found = parseTrackingQuery('?network=summer&ref=banner-7&sub1=a&sub2=b&sub3=c');
  expect(readTracking(trackingCookie(found ?? expect.fail()).split(';')[0])).toEqual(found);
});

test.each([
  '',
  'rendezvous_tracking=',
  'rendezvous_tracking=%',
  'rendezvous_tracking=%7B',
  'rendezvous_tracking=[]',
  'rendezvous_tracking={"network":7}',
])('the cookie %j is as good as none', (cookies) => {
  expect(readTracking(cookies)).toBeNull();
});

test('a cookie is found by its whole name', () => {
  expect(readStorageCookie('xname=1; name=2', 'name')).toBe('2');
  expect(readStorageCookie('xname=1', 'name')).toBeNull();
});

test('what is counted before consent names who sent the visitor, and not the click', () => {
  const source = parseTrackingQuery('?network=summer&ref=banner-7&sub1=click-81c2&sub2=b&sub3=c');
  expect(withoutClick(source)).toEqual({ network: 'summer', ref: 'banner-7', sub1: '', sub2: '', sub3: '' });
  expect(withoutClick(null)).toBeNull();
});
