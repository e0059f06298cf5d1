import { describe, expect, it } from 'vitest';
import { isAppPath } from '../public/app-path.ts';
import { isForeignPortrait, isMessageFile, isOwnPortrait, isSkipWaiting } from './requests.ts';

describe('the requests that the service worker answers', () => {
  it('starts every route of the app from the shell', () => {
    for (const path of ['/', '/chats', '/chats/12', '/members/7/chat', '/no/such/route', '/apiary', '/mediation']) {
      expect(isAppPath(path), path).toBe(true);
    }
  });

  it('leaves the API, messages, media, the control plane and files to the server', () => {
    for (const path of ['/api/user.php', '/api', '/_i18n/en/messages.json', '/_reference/mail', '/media/1', '/a.pdf']) {
      expect(isAppPath(path), path).toBe(false);
    }
  });

  it('knows message files by their folder', () => {
    expect(isMessageFile('/_i18n/de/messages.json')).toBe(true);
    expect(isMessageFile('/api/_i18n/messages.json')).toBe(false);
  });

  it('keeps portraits of this origin, and nothing else below /media', () => {
    const url = new URL('https://site.example/media/4/thumb.webp');
    expect(isOwnPortrait({ url, sameOrigin: true, destination: 'image' })).toBe(true);
    expect(isOwnPortrait({ url, sameOrigin: true, destination: 'video' })).toBe(false);
    expect(isOwnPortrait({ url, sameOrigin: false, destination: 'image' })).toBe(false);
    const icon = new URL('https://site.example/icons/heart.png');
    expect(isOwnPortrait({ url: icon, sameOrigin: true, destination: 'image' })).toBe(false);
  });

  it('keeps portraits of an image host, yet lets counting pixels through', () => {
    const foreign = (href: string): boolean =>
      isForeignPortrait({ url: new URL(href), sameOrigin: false, destination: 'image' });
    expect(foreign('https://cdn.example/p/4/thumb.JPG')).toBe(true);
    expect(foreign('https://count.example/pixel.png?visit=1')).toBe(false);
    expect(foreign('https://count.example/pixel.gif')).toBe(false);
    expect(foreign('https://count.example/collect')).toBe(false);
  });

  it('takes over only on the message that says so', () => {
    expect(isSkipWaiting({ type: 'SKIP_WAITING' })).toBe(true);
    for (const other of [null, undefined, 'SKIP_WAITING', { type: 'CACHE_URLS' }, {}]) {
      expect(isSkipWaiting(other)).toBe(false);
    }
  });
});
