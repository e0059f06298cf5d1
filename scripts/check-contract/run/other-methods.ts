import type { RunContext } from './context.ts';
import { draftFor } from './drafts.ts';

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
