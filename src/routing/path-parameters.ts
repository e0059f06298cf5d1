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

/** For pages around one member. */
export function withMemberId({ memberId: text }: PathParameters): { memberId: number } | null {
  const memberId = parseId(text);
  return memberId === null ? null : { memberId };
}

/** `/credits/{creditId}/{paymentMethod?}`; whether there is such a pack or method only the server knows. */
export function parseOrder(parameters: PathParameters): { creditId: number; paymentMethod: string | null } | null {
  const creditId = parseId(parameters['creditId']);
  const paymentMethod = parameters['paymentMethod'] ?? null;
  if (creditId === null || (paymentMethod !== null && !/^[a-z0-9_-]{1,40}$/.test(paymentMethod))) return null;
  return { creditId, paymentMethod };
}

/** As the contract has it (`TransactionId`). */
export function parseTransactionId(text: string | undefined): string | null {
  return text !== undefined && /^[A-Za-z0-9_-]{20,64}$/.test(text) ? text : null;
}

/** Name of a landing page's variant: small letters, digits and single hyphens between them. */
export function parseSlug(text: string | undefined): string | null {
  return text !== undefined && text.length <= 100 && /^[a-z0-9]+(-[a-z0-9]+)*$/.test(text) ? text : null;
}
