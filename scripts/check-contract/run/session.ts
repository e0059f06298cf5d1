import { randomBytes } from 'node:crypto';
import { FAR_ORIGIN_HEADER } from '../access/answer-headers.ts';
import { checkCsrfOfTabs } from '../access/csrf-of-tabs.ts';
import { checkCsrfRefusal } from '../access/csrf-refusal.ts';
import { tryAsInsider, tryOrigins, trySessionInAddress } from '../access/outside-the-cookie.ts';
import { AS_A_VISITOR, isClosed, isPublicRead, malformedCookie } from '../access/stale-cookies.ts';
import { checkUndeclaredHeaders } from '../access/undeclared-headers.ts';
import { checkUsedLinks } from '../access/used-links.ts';
import type { Draft } from '../requests/draft.ts';
import { obstacle, type RunContext } from './context.ts';
import { draftFor } from './drafts.ts';
import { learnCsrf } from './log-in.ts';

const ENTRIES = ['signUp', 'logIn', 'logOut'];

/** Sends calls that need a session without one and with a made-up one, and calls that need none as a visitor. */
export async function runSession(context: RunContext): Promise<void> {
  context.onPhase('Sessions');
  const madeUp = madeUpCookie(context);
  const visitor = context.newVisitor('visitor');
  const needsVisitor = context.planned.some(({ use }) => use.session !== 'required');
  if (needsVisitor) await learnCsrf(context, visitor);
  await tryOrigins(context);
  await trySessionInAddress(context);
  await tryAsInsider(context);
  await checkCsrfOfTabs(context);
  await checkCsrfRefusal(context);
  await checkUndeclaredHeaders(context);
  if (!context.isSafe && !context.isDry) await checkUsedLinks(context);
  for (const { operation, use } of context.planned) {
    if (context.runner.isMuted(operation.operationId)) continue;
    if (context.isSafe && use.isChanging) continue;
    if (use.session === 'required') {
      const draft = draftFor(context, context.member, operation, use);
      if (!context.isSafe && !use.isChanging && context.member.hasSession) await askFromAfar(context, draft, use.name);
      const shared = { phase: 'session', draft, expectation: { kind: 'no-session' } } as const;
      await context.runner.send({ ...shared, purpose: `${use.name} without a session`, visitor: null });
      const purpose = `${use.name} with a made-up session`;
      await context.runner.send({ ...shared, purpose, visitor: null, cookie: madeUp });
      continue;
    }
    // Calls that start or end a session are checked elsewhere.
    if (ENTRIES.includes(use.name) || obstacle(context, use) !== null) continue;
    const draft = draftFor(context, visitor, operation, use);
    const purpose = `${use.name} ${AS_A_VISITOR}`;
    const expectation = { kind: 'visitor', mayBeRefused: use.mayRefuseVisitors } as const;
    await context.runner.send({ phase: 'session', draft, purpose, visitor, expectation });
    const bare = { phase: 'session', draft, visitor: null, expectation } as const;
    // Before the browser has any cookie of the site.
    if (!use.isChanging) await context.runner.send({ ...bare, purpose: `${purpose} for the first time` });
    if (!isPublicRead({ operation, use }) || isClosed(context, use)) continue;
    // Without a cookie it was answered.
    const open = { ...bare, expectation: { kind: 'visitor', mayBeRefused: false } } as const;
    await context.runner.send({ ...open, purpose: `${purpose} with a made-up session`, cookie: madeUp });
    const malformed = malformedCookie(madeUp);
    await context.runner.send({ ...open, purpose: `${purpose} with a cookie that is no session`, cookie: malformed });
  }
}

/** Sends a read as another site would; its response headers are checked at the end of the run. */
async function askFromAfar({ runner, member }: RunContext, draft: Draft, name: string): Promise<void> {
  await runner.send({
    phase: 'session',
    draft: { ...draft, headers: [...draft.headers, FAR_ORIGIN_HEADER] },
    purpose: `${name}, asked by another site`,
    visitor: member,
    expectation: { kind: 'documented' },
  });
}

/** Returns made-up session cookies under the names the server uses, or the name in the contract. */
function madeUpCookie({ member, contract }: RunContext): string {
  const names = member.jar.names().length === 0 ? [contract.sessionCookie] : member.jar.names();
  return names.map((name) => `${name}=${randomBytes(16).toString('hex')}`).join('; ');
}
