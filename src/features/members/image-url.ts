import { currentTemplate } from '../../templates/features.ts';

/** Half of a surrogate pair: `encodeURIComponent` throws a URIError for it. */
const LONE_SURROGATE = /\p{Surrogate}/gu;

/**
 * Returns the URL of an image: `cdn_prefix` is an absolute URL or a path on this origin (contract,
 * `Settings.cdn_prefix`), in which `{template}` stands for the page's template. Dot segments are dropped and the others
 * encoded, so that a file name cannot leave the prefix or add a query. A file name that is itself an http(s) URL is
 * returned unchanged.
 */
export function imageUrl(cdnPrefix: string, filename: string): string {
  if (/^https?:\/\//i.test(filename)) return filename;
  const path = filename
    .split('/')
    .filter((part) => part !== '' && part !== '.' && part !== '..')
    .map((part) => encodeURIComponent(part.replace(LONE_SURROGATE, '\ufffd')))
    .join('/');
  const prefix = cdnPrefix.replaceAll('{template}', currentTemplate()).replace(/\/+$/, '');
  const isAbsolute = /^(https?:)?\/\//i.test(prefix);
  return isAbsolute || prefix === '' || prefix.startsWith('/') ? `${prefix}/${path}` : `/${prefix}/${path}`;
}
