/** A path that the app answers itself, so that any route starts from the cached shell. */
export function isAppPath(pathname: string): boolean {
  return !/^\/(?:api|_i18n|_reference|media)(?:\/|$)/.test(pathname) && !/\.[^/]*$/.test(pathname);
}

export function isMessageFile(pathname: string): boolean {
  return pathname.startsWith('/_i18n/');
}

export interface ImageRequest {
  url: URL;
  sameOrigin: boolean;
  /** `request.destination`. */
  destination: string;
}

/** A portrait served from this origin. */
export function isOwnPortrait({ url, sameOrigin, destination }: ImageRequest): boolean {
  return sameOrigin && destination === 'image' && url.pathname.startsWith('/media/');
}

/**
 * A portrait from an image host (setting `cdn_prefix`). The prefix is not known here; a picture's file name without a
 * query tells portraits from counting pixels, which must reach their server each time.
 */
export function isForeignPortrait({ url, sameOrigin, destination }: ImageRequest): boolean {
  return (
    !sameOrigin && destination === 'image' && url.search === '' && /\.(?:avif|webp|jpe?g|png|svg)$/i.test(url.pathname)
  );
}

/** What a page sends when its user agreed to the new version (workbox-window, `messageSkipWaiting`). */
export function isSkipWaiting(message: unknown): boolean {
  return typeof message === 'object' && message !== null && 'type' in message && message.type === 'SKIP_WAITING';
}
