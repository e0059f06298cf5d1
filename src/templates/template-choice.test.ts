import { expect, test } from 'vitest';
import { FEATURES } from './features.ts';
import { readDeviceTemplate, readSiteTemplate, siteTemplateCookie, templateCookie } from './template-choice.ts';

test('the choice of this device is found among other cookies', () => {
  expect(readDeviceTemplate('a=b; rendezvous_template=classic; c=d')).toBe('classic');
  expect(readDeviceTemplate('other_rendezvous_template=classic')).toBeNull();
  expect(readDeviceTemplate('rendezvous_template=unknown')).toBeNull();
});

test('a choice lasts 30 days and goes to no other site; none ends it', () => {
  expect(templateCookie('lavish')).toBe('rendezvous_template=lavish; max-age=2592000; path=/; samesite=lax');
  expect(templateCookie(null)).toBe('rendezvous_template=; max-age=0; path=/; samesite=lax');
});

test('what the site said last time is read part by part', () => {
  const features = {
    navigation: 'classic',
    ui: 'classic',
    signup: 'classic',
    profile_search: 'classic',
    member_details: 'classic',
    chat: 'lavish',
    likes: 'classic',
    my_profile: 'classic',
    notifications: 'classic',
    footer: 'classic',
  } as const;
  const cookie = siteTemplateCookie({ template: 'social', features });
  expect(cookie).toMatch(/; max-age=2592000; path=\/; samesite=lax$/);
  const choice = readSiteTemplate(`a=b; ${cookie.split(';')[0]}; c=d`);
  expect(choice?.template).toBe('social');
  expect(choice?.features.get('chat')).toBe('lavish');
  expect(choice?.features.get('likes')).toBe('classic');
});

test('what an older version has left is not believed', () => {
  expect(readSiteTemplate('')).toBeNull();
  expect(readSiteTemplate('rendezvous_site_template=social.classic')).toBeNull();
  expect(
    readSiteTemplate(`rendezvous_site_template=${['social', ...FEATURES.map(() => 'plain')].join('.')}`),
  ).toBeNull();
});
