/**
 * Replaces @formatjs/icu-skeleton-parser (vite.config.ts): the app formats dates, numbers and prices through Intl with
 * options in the code, so no message contains a skeleton (`::`), whose parser would add 2 KB to every page. A test
 * enforces this; an operator's message that contains one is shown as its id, with a warning.
 */
function refuse(): never {
  throw new SyntaxError('Messages may not hold skeletons (::)');
}

export const parseDateTimeSkeleton = refuse;
export const parseNumberSkeleton = refuse;
export const parseNumberSkeletonFromString = refuse;
