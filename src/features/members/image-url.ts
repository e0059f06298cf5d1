/** Half a character, which no address can hold. */
const LONE_SURROGATE = /\p{Surrogate}/gu;

/**
 * The address of an image: `cdn_prefix` is an absolute URL or a path on this origin (contract, `Settings.cdn_prefix`).
 * Each part of the path is encoded, so that a file name cannot leave the prefix or add a query. A file name that is
 * itself an http(s) address stays as it is.
 */
export function imageUrl(cdnPrefix: string, filename: string): string {
  if (/^https?:\/\//i.test(filename)) return filename;
  const path = filename
    .split('/')
    .filter((part) => part !== '' && part !== '.' && part !== '..')
    .map((part) => encodeURIComponent(part.replace(LONE_SURROGATE, '\ufffd')))
    .join('/');
  const prefix = cdnPrefix.replace(/\/+$/, '');
  const isAbsolute = /^(https?:)?\/\//i.test(prefix);
  return isAbsolute || prefix === '' || prefix.startsWith('/') ? `${prefix}/${path}` : `/${prefix}/${path}`;
}
