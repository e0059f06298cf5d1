let settling: Promise<unknown> = Promise.resolve();

/** A visit began on the landing page of the main niche, and the site's own may be another: `known` ends when that is known. */
export function holdForNiche(known: Promise<unknown>): void {
  settling = known;
}

/** Resolves once the niche of the landing page will not change any more, so that only the page that stays is counted. */
export function nicheSettled(): Promise<unknown> {
  return settling;
}
