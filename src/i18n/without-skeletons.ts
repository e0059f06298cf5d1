/**
 * Stands in for @formatjs/icu-skeleton-parser (vite.config.ts): the product formats dates, numbers and prices by the
 * platform's Intl with options in the code, so no message holds a skeleton (`::`), and its parser would weigh 2 KB on
 * every page. A test holds the messages to it; a message of an operator that has one is shown as its id, with a warning.
 */
function refuse(): never {
  throw new SyntaxError('Messages may not hold skeletons (::)');
}

export const parseDateTimeSkeleton = refuse;
export const parseNumberSkeleton = refuse;
export const parseNumberSkeletonFromString = refuse;
