import type { PathParameters } from './lazy-page.tsx';

/** An id in a path: a positive integer without leading zeros that a number holds exactly; else null. */
export function parseId(text: string | undefined): number | null {
  if (text === undefined || !/^[1-9]\d{0,15}$/.test(text)) return null;
  const id = Number(text);
  return Number.isSafeInteger(id) ? id : null;
}

/** For pages without parameters. */
export function noParameters(_parameters: PathParameters): Record<never, never> {
  return {};
}

const LIKE_TYPES = ['received', 'given', 'mutual'] as const;

export function parseLikeType(text: string | undefined): (typeof LIKE_TYPES)[number] | null {
  return LIKE_TYPES.find((type) => type === text) ?? null;
}
