import { type Incoming, type Json, Refused } from './call.ts';
import type { Session, World } from './world.ts';

/** Checks the token of a form; `use` is the name of its operation. */
export function checkCsrf(
  world: World,
  use: string,
  { csrf }: Json,
  session: Session | null,
  incoming: Incoming,
): void {
  if (typeof csrf !== 'string' || world.breaks('csrf-unchecked', use)) return;
  const isAnyones = [...world.sessions.values()].some((each) => each.csrf === csrf);
  if (session?.csrf === csrf || (isAnyones && world.breaks('csrf-of-another-accepted', use))) return;
  world.memory.set(refusalOf(incoming.headers.get('idempotency-key')), true);
  throw csrfInvalid(world.breaks('csrf-refused-as-invalid', use) ? 'invalid' : 'csrf_invalid');
}

/** The breach: a form that was refused for its token stays refused under its key. */
export function refuseCsrfAgain(world: World, key: string): void {
  if (world.breaks('key-keeps-refusals', 'csrf') && world.memory.has(refusalOf(key))) throw csrfInvalid('csrf_invalid');
}

function refusalOf(key: string | undefined): string {
  return `csrf refused ${key ?? ''}`;
}

function csrfInvalid(code: string): Refused {
  return new Refused(422, code, 'The page is too old. Please load it again.', { fields: { csrf: 'invalid' } });
}
