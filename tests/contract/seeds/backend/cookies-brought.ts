import type { OperationUse } from '../../../../scripts/check-contract/model/operation.ts';
import { type Incoming, Refused } from './call.ts';
import { cookieValue } from './session-cookie.ts';
import type { World } from './world.ts';

/** Of letters that the ids of PHP's sessions have; with others `session_start()` warns, and starts nothing. */
const ID = /^[\w,-]{1,256}$/;

/** The breach: a call that needs no session is refused to a browser whose cookie opens none. */
export function checkCookieBrought(world: World, use: OperationUse, incoming: Incoming): void {
  const token = cookieValue(incoming);
  if (token === null || world.sessions.has(token) || use.session === 'required') return;
  if (!ID.test(token)) {
    if (world.breaks('malformed-cookie-fails', use.name)) throw new Refused(500, 'error', 'Internal error.');
    return;
  }
  const breach = world.givenTokens.has(token) ? 'ended-cookie-refused' : 'made-up-cookie-refused';
  if (world.breaks(breach, use.name)) throw new Refused(403, 'session_lost', 'Please log in again.');
}
