import type { AskedCall, Mutant } from './mutant.ts';

/** Servers that let in visitors who are not logged in, or refuse them in a way the client does not recognise. */

const CHATS = [{ conversation: 1 }];

function session(
  name: string,
  operationId: string,
  isMeant: (call: AskedCall) => boolean,
  spoil: Mutant['spoil'],
): Mutant {
  return {
    name: `${operationId}: ${name}`,
    only: [operationId],
    phases: ['session'],
    spoil(call, answer) {
      if (isMeant(call)) spoil(call, answer);
    },
  };
}

const isPath =
  (method: string, path: string) =>
  (call: AskedCall): boolean =>
    call.method === method && call.path === path;

export const SESSION_MUTANTS: readonly Mutant[] = [
  session('200 with nothing in it without a session', 'getChats', isPath('GET', '/api/chats.php'), (_call, answer) => {
    if (answer.status !== 403) return;
    answer.status = 200;
    answer.body = [];
  }),
  session('200 with an error body without a session', 'getUser', isPath('GET', '/api/user.php'), (_call, answer) => {
    if (answer.status === 403) answer.status = 200;
  }),
  session('404 for a lost session', 'getLikes', isPath('GET', '/api/likes.php'), (_call, answer) => {
    if (answer.status === 403) answer.status = 404;
  }),
  session('a redirect to the login without a session', 'getUser', isPath('GET', '/api/user.php'), (_call, answer) => {
    if (answer.status !== 403) return;
    answer.status = 302;
    answer.headers = [...answer.headers, ['location', '/login.php']];
    answer.rawBody = new Uint8Array();
  }),
  session('a write without a session is taken', 'likeProfile', isPath('POST', '/api/likes.php'), (call, answer) => {
    if (answer.status !== 403) return;
    answer.status = 200;
    answer.body = { profile: Number(Reflect.get(Object(JSON.parse(call.body)), 'profile')), liked: true };
  }),
  session('500 without a session', 'getCredits', isPath('GET', '/api/credits.php'), (call, answer) => {
    if (call.path === '/api/credits.php') answer.status = 500;
  }),
  session('a made-up cookie is let in', 'getChats', isPath('GET', '/api/chats.php'), (call, answer) => {
    if (answer.status !== 403 || !call.hasCookie) return;
    answer.status = 200;
    answer.body = CHATS;
  }),
  session('a public call asks for a login', 'getSettings', isPath('GET', '/api/settings.php'), (call, answer) => {
    if (call.hasCookie) return;
    answer.status = 403;
    answer.body = { error: 'session_lost', message: 'Please log in again.' };
  }),
  session(
    'a refusal that is no ErrorResponse',
    'getTransactions',
    isPath('GET', '/api/transactions.php'),
    (_call, answer) => {
      if (answer.status === 403) answer.body = 'Forbidden';
    },
  ),
];
