import type { RunContext } from '../run/context.ts';
import { draftFor } from '../run/drafts.ts';
import type { PlannedUse } from '../run/plan.ts';

/** Asks one read of the member as other sites would; `checkAnswerHeaders` looks at the headers of the responses. */
export async function tryOrigins(context: RunContext): Promise<void> {
  const planned = readOfMember(context);
  if (planned === null) return;
  const { operation, use } = planned;
  const draft = draftFor(context, context.member, operation, use);
  // Origins that match a careless pattern: a sandboxed page, the host as a beginning, as an end.
  for (const origin of ['null', `https://${context.host}.elsewhere.example`, `https://elsewhere-${context.host}`])
    await context.runner.send({
      phase: 'session',
      draft: { ...draft, headers: [...draft.headers, ['Origin', origin]] },
      purpose: `${use.name}, asked by ${origin === 'null' ? 'a page of no site' : 'a site of a similar name'}`,
      visitor: context.member,
      expectation: { kind: 'documented' },
    });
  await context.runner.send({
    phase: 'session',
    draft: {
      ...draft,
      method: 'OPTIONS',
      headers: [
        ['Origin', 'https://elsewhere.example'],
        ['Access-Control-Request-Method', 'DELETE'],
        ['Access-Control-Request-Headers', 'content-type'],
      ],
      body: { kind: 'none' },
    },
    purpose: `whether another site may ask ${operation.path}`,
    visitor: null,
    expectation: { kind: 'preflight' },
  });
}

/** Sends the id of the session in the address: there it ends up in logs, histories and the Referer header. */
export async function trySessionInAddress(context: RunContext): Promise<void> {
  const planned = readOfMember(context);
  const cookie = context.member.jar.header('/api/user.php');
  if (planned === null || cookie === null) return;
  const { operation, use } = planned;
  const draft = draftFor(context, context.member, operation, use);
  const pairs = cookie.split('; ').map((pair): readonly [string, string] => {
    const [name = '', ...value] = pair.split('=');
    return [name, value.join('=')];
  });
  await context.runner.send({
    phase: 'session',
    draft: { ...draft, query: [...draft.query, ...pairs] },
    purpose: `${use.name} with the session in the address`,
    visitor: null,
    expectation: { kind: 'no-session' },
  });
}

/** Headers by which a server behind a proxy takes a stranger for one of its own machines, or for somebody. */
const OF_INSIDERS = ['X-Forwarded-For', 'X-Real-IP', 'Client-IP', 'X-Client-IP', 'True-Client-IP', 'Forwarded-For'];

/** Asks without a session, as if from the machine of the server itself. */
export async function tryAsInsider(context: RunContext): Promise<void> {
  const planned = readOfMember(context);
  if (planned === null) return;
  const { operation, use } = planned;
  const draft = draftFor(context, context.member, operation, use);
  const forged = [
    ...OF_INSIDERS.map((name) => [name, '127.0.0.1'] as const),
    ['X-Forwarded-Host', 'localhost'] as const,
    ['X-User-Id', '1'] as const,
    ['X-Remote-User', 'admin'] as const,
  ];
  await context.runner.send({
    phase: 'session',
    draft: { ...draft, headers: [...draft.headers, ...forged] },
    purpose: `${use.name} without a session, with headers that proxies set`,
    visitor: null,
    expectation: { kind: 'no-session' },
  });
}

function readOfMember({ planned, runner, member, isSafe }: RunContext): PlannedUse | null {
  if (isSafe || !member.hasSession) return null;
  return (
    planned.find(
      ({ operation, use }) =>
        use.session === 'required' &&
        !use.isChanging &&
        operation.method === 'GET' &&
        !runner.isMuted(operation.operationId),
    ) ?? null
  );
}
