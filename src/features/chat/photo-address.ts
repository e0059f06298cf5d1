/**
 * Returns the address of a photo (contract, `MessagePhoto.src`): a path on the API's origin, or an absolute URL. Null if
 * it is neither.
 */
export function photoAddress(src: string, apiOrigin: string): string | null {
  const url = URL.canParse(src, apiOrigin) ? new URL(src, apiOrigin) : null;
  return url !== null && /^https?:$/.test(url.protocol) ? url.href : null;
}
