/** Returns whether the app handles the path, so that any route can start from the cached shell. */
export function isAppPath(pathname: string): boolean {
  return !/^\/(?:api|_i18n|_reference|media)(?:\/|$)/.test(pathname) && !/\.[^/]*$/.test(pathname);
}
