import { addAt, replaceAt } from './edit.ts';
import type { AskedCall, MutableAnswer, Mutant } from './mutant.ts';

/** Deviations outside of the body: status, headers, content type, bytes; and in the format of refusals. */

function answer(
  name: string,
  operationId: string,
  isMeant: (call: AskedCall) => boolean,
  spoil: (answer: MutableAnswer) => void,
  phases: Mutant['phases'] = ['conformance'],
): Mutant {
  return {
    name: `${operationId}: ${name}`,
    only: [operationId],
    phases,
    spoil(call, given) {
      if (isMeant(call)) spoil(given);
    },
  };
}

const calls =
  (method: string, path: string) =>
  (call: AskedCall): boolean =>
    call.method === method && call.path === path;
const getChats = calls('GET', '/api/chats.php');
const getUser = calls('GET', '/api/user.php');
const bytes = (text: string) => new TextEncoder().encode(text);

function withHeader(given: MutableAnswer, name: string, value: string | null): void {
  const others = given.headers.filter(([each]) => each.toLowerCase() !== name);
  given.headers = value === null ? others : [...others, [name, value]];
}

function onSuccess(change: (given: MutableAnswer) => void) {
  return (given: MutableAnswer) => {
    if (given.status < 300) change(given);
  };
}

function onRefusal(change: (given: MutableAnswer) => void) {
  return (given: MutableAnswer) => {
    if (given.status >= 400) change(given);
  };
}

const status = (value: number) => (given: MutableAnswer) => {
  given.status = value;
};

export const ANSWER_MUTANTS: readonly Mutant[] = [
  answer('status 500 for a right request', 'getChats', getChats, onSuccess(status(500))),
  answer('status 201 in place of 200', 'likeProfile', calls('POST', '/api/likes.php'), onSuccess(status(201))),
  answer('status 400, which is not documented', 'getUser', getUser, onSuccess(status(400))),
  answer(
    'a valid request refused with 422',
    'search',
    calls('GET', '/api/search.php'),
    onSuccess((given) => {
      given.status = 422;
      given.body = { error: 'invalid', message: 'Please check your input.', fields: { page: 'invalid' } };
    }),
  ),
  answer(
    '200 with a body in place of 204',
    'reportPageHidden',
    calls('POST', '/api/page-hidden.php'),
    onSuccess((given) => {
      given.status = 200;
      given.rawBody = bytes('{"result":"done"}');
      withHeader(given, 'content-type', 'application/json');
    }),
  ),
  answer(
    'a body with status 204',
    'reportPageHidden',
    calls('POST', '/api/page-hidden.php'),
    onSuccess((given) => {
      given.rawBody = bytes('ok');
    }),
  ),
  answer(
    'a redirect in place of an answer',
    'getUser',
    getUser,
    onSuccess((given) => {
      given.status = 302;
      given.rawBody = new Uint8Array();
      withHeader(given, 'location', '/login');
    }),
  ),
  answer('a redirect without its target', 'openCam', calls('GET', '/api/xcams/redirect.php'), (given) => {
    if (given.status === 302) withHeader(given, 'location', null);
  }),
  answer(
    'text/html as content type',
    'getChats',
    getChats,
    onSuccess((given) => withHeader(given, 'content-type', 'text/html')),
  ),
  answer(
    'text/plain as content type',
    'getUser',
    getUser,
    onSuccess((given) => withHeader(given, 'content-type', 'text/plain')),
  ),
  answer(
    'no content type',
    'getLikes',
    calls('GET', '/api/likes.php'),
    onSuccess((given) => withHeader(given, 'content-type', null)),
  ),
  answer(
    'an empty body',
    'getChats',
    getChats,
    onSuccess((given) => {
      given.rawBody = new Uint8Array();
    }),
  ),
  answer(
    'half of the JSON',
    'getChats',
    getChats,
    onSuccess((given) => {
      given.rawBody = bytes(JSON.stringify(given.body).slice(0, 400));
    }),
  ),
  answer(
    'HTML',
    'getUser',
    getUser,
    onSuccess((given) => {
      given.rawBody = bytes('<!doctype html><title>Down</title>');
    }),
  ),
  answer(
    'a byte-order mark',
    'getSettings',
    calls('GET', '/api/settings.php'),
    onSuccess((given) => {
      given.rawBody = bytes(`\uFEFF${JSON.stringify(given.body)}`);
    }),
  ),
  answer(
    'an integer beyond 2^53',
    'getUser',
    getUser,
    onSuccess((given) => {
      given.rawBody = bytes(JSON.stringify(given.body).replace(/"credits":\d+/, '"credits":9007199254740993'));
    }),
  ),
  answer(
    'an undocumented property in a refusal body of another shape',
    'getProfile',
    calls('GET', '/api/profile.php'),
    onRefusal((given) => {
      given.body = { code: 404, text: 'Not found' };
    }),
    ['negative'],
  ),
  answer(
    'a refusal without its message',
    'sendMessage',
    calls('POST', '/api/chat.php'),
    onRefusal((given) => {
      replaceAt(given.body, 'message', () => null);
    }),
    ['negative'],
  ),
  answer(
    'an error code with blanks',
    'likeProfile',
    calls('POST', '/api/likes.php'),
    onRefusal((given) => {
      addAt(given.body, 'error', 'Not Found');
    }),
    ['negative'],
  ),
  answer(
    '200 for an unknown id',
    'getProfile',
    calls('GET', '/api/profile.php'),
    onRefusal((given) => {
      if (given.status === 404) given.status = 200;
    }),
    ['negative'],
  ),
  answer(
    '500 for a broken body',
    'sendMessage',
    calls('POST', '/api/chat.php'),
    (given) => {
      if (given.status === 422) given.status = 500;
    },
    ['negative'],
  ),
  answer(
    '200 for a body without a required property',
    'complain',
    calls('POST', '/api/complaints.php'),
    (given) => {
      if (given.status !== 422) return;
      given.status = 200;
      given.body = { reference: 'R-20261121-0001', received_at: '2026-11-21T10:00:00Z', answer_within_days: 7 };
    },
    ['negative'],
  ),
  answer(
    '200 for a wrong method',
    'getChats',
    (call) => call.path === '/api/chats.php' && call.method !== 'GET',
    (given) => {
      given.status = 200;
    },
    ['negative'],
  ),
  answer(
    '200 without the required headers of a call',
    'getLikes',
    calls('GET', '/api/likes.php'),
    (given) => {
      if (given.status !== 422) return;
      given.status = 200;
      given.body = { profiles: [], liked_by: [] };
    },
    ['negative'],
  ),
];
