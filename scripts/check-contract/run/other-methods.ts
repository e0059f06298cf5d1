import type { Draft } from '../requests/draft.ts';
import type { RunContext } from './context.ts';
import { draftFor } from './drafts.ts';
import type { Answer } from './runner.ts';

/** In order of preference. */
const OTHER_METHODS = ['PATCH', 'PUT', 'DELETE', 'POST'];

/** Sends each path a method that it does not support. */
export async function tryOtherMethods(context: RunContext): Promise<void> {
  const seen = new Set<string>();
  for (const { operation, use } of context.planned) {
    if (seen.has(operation.path) || context.runner.isMuted(operation.operationId)) continue;
    seen.add(operation.path);
    const known = context.contract.operations.filter(({ path }) => path === operation.path).map(({ method }) => method);
    const method = OTHER_METHODS.find((each) => !known.includes(each));
    if (method === undefined) continue;
    const draft = draftFor(context, context.member, operation, use, { withOptional: false });
    await context.runner.send({
      phase: 'negative',
      draft: { ...draft, method, body: { kind: 'json', value: {} } },
      purpose: `${method} on a path that has ${known.join(', ')}`,
      visitor: context.member,
      expectation: { kind: 'wrong-method' },
    });
  }
}

/**
 * Reads with a header that names another method of the same path: a server that heeds it takes the read for a write
 * without a body, which it refuses.
 */
export async function tryKnownOverride(context: RunContext): Promise<void> {
  for (const { operation, use } of context.planned) {
    if (operation.method !== 'GET' || use.isChanging || context.runner.isMuted(operation.operationId)) continue;
    if (use.session !== 'required' || !context.member.hasSession) continue;
    const other = context.contract.operations.find(
      ({ path, method, uses }) => path === operation.path && method !== 'GET' && uses.some(({ body }) => body !== null),
    );
    if (other === undefined) continue;
    const draft = draftFor(context, context.member, operation, use, { withOptional: false });
    const read = (headers: Draft['headers'], purpose: string): Promise<Answer> =>
      context.runner.send({
        phase: 'negative',
        draft: { ...draft, headers: [...draft.headers, ...headers] },
        purpose,
        visitor: context.member,
        expectation: { kind: 'documented' },
      });
    const plain = await read([], `${use.name}, as a read`);
    if (!plain.isSuccess) continue;
    const answer = await read(
      [['X-HTTP-Method-Override', other.method]],
      `${use.name} with X-HTTP-Method-Override: ${other.method}`,
    );
    if (answer.isSuccess || answer.isRateLimited) continue;
    context.runner.report('negative', answer.exchange, {
      code: 'method-override',
      title: 'A header or parameter makes another method of a request',
      place: null,
      expected: 'GET, whatever X-HTTP-Method-Override says',
      actual: `status ${answer.status}, as for ${other.method}`,
      advice: "Take the method from $_SERVER['REQUEST_METHOD'] alone; in a framework, turn the override off.",
    });
    return;
  }
}

/** Sends a header, a parameter and a property that override the method: with them, a form of another site could do more. */
export async function tryMethodOverride(context: RunContext): Promise<void> {
  const seen = new Set<string>();
  // Frameworks heed these in a POST alone.
  const posts = context.planned.filter(({ operation }) => operation.method === 'POST');
  for (const { operation, use } of [...posts, ...context.planned]) {
    // Sent unchanged, it would log the member out.
    if (operation.operationId === 'logOut') continue;
    if (seen.has(operation.path) || context.runner.isMuted(operation.operationId)) continue;
    seen.add(operation.path);
    const known = context.contract.operations.filter(({ path }) => path === operation.path).map(({ method }) => method);
    const method = OTHER_METHODS.find((each) => !known.includes(each));
    if (method === undefined || (use.session === 'required' && !context.member.hasSession)) continue;
    const draft = draftFor(context, context.member, operation, use, { withOptional: false });
    const body = draft.body.kind === 'none' ? draft.body : ({ kind: 'json', value: { _method: method } } as const);
    const headers = [...draft.headers, ['X-HTTP-Method-Override', method] as const];
    const query = [...draft.query, ['_method', method] as const];
    const answer = await context.runner.send({
      phase: 'negative',
      draft: { ...draft, headers, query, body },
      purpose: `${draft.method} with X-HTTP-Method-Override: ${method}, and _method=${method}`,
      visitor: context.member,
      expectation: { kind: 'documented' },
    });
    if (answer.status === 405 || answer.status === 501)
      context.runner.report('negative', answer.exchange, {
        code: 'method-override',
        title: 'A header or parameter makes another method of a request',
        place: null,
        expected: `${draft.method}, whatever X-HTTP-Method-Override and _method say`,
        actual: `status ${answer.status}, as for ${method}`,
        advice: "Take the method from $_SERVER['REQUEST_METHOD'] alone; in a framework, turn the override off.",
      });
  }
}
