export function isMessageFile(pathname: string): boolean {
  return pathname.startsWith('/_i18n/');
}

/** Returns whether a response is a page: where no page was asked for, that of a network or a web server's own. */
export function isPage(response: Response): boolean {
  return response.headers.get('content-type')?.includes('html') === true;
}

export interface ImageRequest {
  url: URL;
  sameOrigin: boolean;
  /** `request.destination`. */
  destination: string;
}

/** Returns whether the request is for a portrait served from this origin. */
export function isOwnPortrait({ url, sameOrigin, destination }: ImageRequest): boolean {
  return sameOrigin && destination === 'image' && url.pathname.startsWith('/media/');
}

/**
 * Returns whether the request is for a portrait from an image host (setting `cdn_prefix`). The prefix is not known
 * here; an image file name without a query distinguishes portraits from tracking pixels, which must always reach their
 * server.
 */
export function isForeignPortrait({ url, sameOrigin, destination }: ImageRequest): boolean {
  return (
    !sameOrigin && destination === 'image' && url.search === '' && /\.(?:avif|webp|jpe?g|png|svg)$/i.test(url.pathname)
  );
}

/** Returns whether a page's user has agreed to the new version (workbox-window, `messageSkipWaiting`). */
export function isSkipWaiting(message: unknown): boolean {
  return typeof message === 'object' && message !== null && 'type' in message && message.type === 'SKIP_WAITING';
}
