import { isRecord } from '../../../../scripts/check-contract/contract/json.ts';
import type { Reply } from './call.ts';

type Change = (reply: Reply, body: Readonly<Record<string, unknown>>) => Partial<Reply> & { raw?: string };

/** Wrong error responses, each with the statuses it applies to. */
const CHANGES: Readonly<Record<string, { from: readonly number[]; change: Change }>> = {
  'refused-with-400': { from: [422], change: () => ({ status: 400 }) },
  'refused-with-500': { from: [422], change: () => ({ status: 500 }) },
  'refused-with-200': { from: [422], change: () => ({ status: 200 }) },
  'refused-as-lost-session': { from: [422], change: (_reply, body) => ({ status: 403, body }) },
  'refused-as-not-found': { from: [422], change: () => ({ status: 418 }) },
  'unknown-answered-with-400': { from: [404], change: () => ({ status: 400 }) },
  'unknown-answered-with-200': { from: [404], change: () => ({ status: 200 }) },
  'unknown-answered-with-null': { from: [404], change: () => ({ status: 200, body: null }) },
  'unknown-answered-with-500': { from: [404], change: () => ({ status: 500 }) },
  'unknown-answered-as-lost-session': { from: [404], change: () => ({ status: 403 }) },
  'refusal-as-page': {
    from: [422, 404],
    change: () => ({ raw: '<h1>Bad request</h1>', headers: [['Content-Type', 'text/html']] }),
  },
  'refusal-as-text': {
    from: [422, 404],
    change: () => ({ raw: 'Bad request', headers: [['Content-Type', 'text/plain']] }),
  },
  'refusal-empty': { from: [422, 404], change: () => ({ raw: '' }) },
  'refusal-without-message': { from: [422, 404], change: (_reply, { message, ...rest }) => ({ body: rest }) },
  'refusal-without-code': { from: [422, 404], change: (_reply, { error, ...rest }) => ({ body: rest }) },
  'refusal-code-for-people': {
    from: [422, 404],
    change: (_reply, body) => ({ body: { ...body, error: 'Not right!' } }),
  },
  'refusal-fields-as-list': { from: [422], change: (_reply, body) => ({ body: { ...body, fields: [] } }) },
  'refusal-of-other-shape': { from: [422, 404], change: () => ({ body: { success: false, errors: ['x'] } }) },
  'refusal-may-be-kept': { from: [422, 404], change: () => ({ headers: [['Cache-Control', 'public, max-age=600']] }) },
  'refusal-tells-sql': {
    from: [422, 404],
    change: (_reply, body) => ({
      body: {
        ...body,
        message:
          "SQLSTATE[42000]: Syntax error or access violation: 1064 You have an error in your SQL syntax near 'x'",
      },
    }),
  },
  'refusal-tells-trace': {
    from: [422, 404],
    change: (_reply, body) => ({
      body: {
        ...body,
        message:
          'TypeError: strlen(): Argument #1 ($string) must be of type string in /var/www/api/chat.php:41 Stack trace: #0 {main}',
      },
    }),
  },
  'refusal-tells-path': {
    from: [422, 404],
    change: (_reply, body) => ({
      body: { ...body, message: 'Cannot read /home/site/htdocs/api/include/config.inc.php' },
    }),
  },
  'lost-session-asks-by-window': {
    from: [403],
    change: () => ({ status: 401, headers: [['WWW-Authenticate', 'Basic realm="Members"']] }),
  },
  'lost-session-as-404': { from: [403], change: () => ({ status: 404 }) },
  'lost-session-as-200': { from: [403], change: () => ({ status: 200 }) },
  'lost-session-as-500': { from: [403], change: () => ({ status: 500 }) },
  'lost-session-as-redirect': {
    from: [403],
    change: () => ({ status: 302, raw: '', headers: [['Location', '/login.php']] }),
  },
  'lost-session-as-422': { from: [403], change: () => ({ status: 422 }) },
  'lost-session-as-page': {
    from: [403],
    change: () => ({ raw: '<h1>Forbidden</h1>', headers: [['Content-Type', 'text/html']] }),
  },
};

export const REFUSAL_BREACHES: readonly string[] = Object.keys(CHANGES).filter(
  (name) => !name.startsWith('lost-session'),
);
export const LOST_SESSION_BREACHES: readonly string[] = Object.keys(CHANGES).filter((name) =>
  name.startsWith('lost-session'),
);

/** Returns null if the breach does not belong to this class or does not apply to the response. */
export function spoilRefusal(name: string, reply: Reply): (Reply & { raw?: string }) | null {
  const found = CHANGES[name];
  if (found === undefined || !found.from.includes(reply.status)) return null;
  return { ...reply, ...found.change(reply, isRecord(reply.body) ? reply.body : {}) };
}
