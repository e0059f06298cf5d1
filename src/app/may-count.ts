import type { Parser } from 'wouter';
import { matchPath } from './match-path.ts';

/**
 * Returns whether a script of others may be loaded at `path`. Not where the address is a secret, nor in a document that
 * was opened at such an address: the browser still tells it. Unknown addresses may be a broken link of a mail.
 *
 * @param openedAt the URL by which the document was opened
 */
export function mayCount(parser: Parser, path: string, openedAt: string): boolean {
  return [path, new URL(openedAt).pathname].every((one) => matchPath(parser, one)?.route.isCounted ?? false);
}

/** Returns the URL by which this document was opened, as the browser tells every script; it outlives `replaceState`. */
export function documentUrl(): string {
  return performance.getEntriesByType('navigation')[0]?.name ?? location.href;
}
