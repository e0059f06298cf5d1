import { at } from '../contract/json.ts';
import { withUnknown, withValue } from '../requests/broken-drafts.ts';
import { ACCOUNT_HEADER } from '../requests/build-draft.ts';
import type { Draft, UsedResource } from '../requests/draft.ts';
import type { ResourceValue } from '../requests/resource-pool.ts';
import type { RunContext } from '../run/context.ts';
import { draftFor } from '../run/drafts.ts';
import type { Answer } from '../run/runner.ts';
import type { Visitor } from '../run/visitor.ts';
import { answersOfVisitors } from '../sequences/match-of-others.ts';
import { SequenceEnded, Steps } from '../sequences/steps.ts';
import { listIn, numberIn } from '../sequences/values.ts';
import { foreignTransactions } from './foreign-transactions.ts';
import { checkMeantForAnother } from './meant-for-another.ts';
import { tellsVisitorsNothing } from './nobody.ts';
import { openToVisitors } from './open-to-visitors.ts';
import { ownCopy } from './own-copy.ts';
import { ownFigures } from './own-figures.ts';

/** Resources owned by one member, whose ids no other member may use. */
const PRIVATE = ['conversation', 'image', 'transaction'];
/** Uses that are open to anyone who knows the id. */
const OPEN = ['readTransaction'];
const REFUSALS = [402, 404, 409, 410, 422];
/** Values of one kind that are tried: of a list, the first may be the only one that is looked after. */
const FOREIGN_MAX = 4;

/**
 * Checks the throwaway account against the data of the first member: tries each id learned from responses, and compares
 * the lists of the two members (OWASP API1, Broken Object Level Authorization).
 */
export async function checkTwoMembers(context: RunContext, other: Visitor): Promise<void> {
  if (!context.member.hasSession || !other.hasSession) return;
  context.onPhase('Two members');
  await tryForeignIds(context, other);
  const title = 'two members';
  const mine = new Steps(context, title, context.member);
  const theirs = new Steps(context, title, other);
  for (const story of STORIES) {
    try {
      await story(mine, theirs, new Steps(context, title, context.newVisitor('visitor')));
    } catch (error) {
      if (!(error instanceof SequenceEnded)) throw error;
    }
  }
  await checkMeantForAnother(context, other);
}

/** Tries reads first, because a write that succeeds may delete the resource. */
async function tryForeignIds(context: RunContext, other: Visitor): Promise<void> {
  const planned = [...context.planned].sort((one, two) => Number(one.use.isChanging) - Number(two.use.isChanging));
  for (const { operation, use } of planned) {
    if (use.session !== 'required' || OPEN.includes(use.name) || context.runner.isMuted(operation.operationId))
      continue;
    const draft = draftFor(context, context.member, operation, use);
    const used = draft.resources.filter(({ resource, isLearned }) => isLearned && PRIVATE.includes(resource));
    const isOwn = used.some(({ resource, value }) => other.pool.all(resource).includes(value));
    if (used.length === 0 || isOwn) continue;
    const unknown = await context.runner.send({
      phase: 'members',
      draft: withoutOwner(used.reduce((changed, each) => withUnknown(changed, each), draft)),
      purpose: `${use.name} with what nobody has`,
      visitor: null,
      cookie: other.jar.header(operation.path) ?? '',
      expectation: { kind: 'documented' },
    });
    // Another member's resource must be answered like a nonexistent one; otherwise the response reveals its existence.
    const statuses = unknown.status !== null && unknown.status >= 400 ? [unknown.status] : REFUSALS;
    const [first] = used;
    // Ids that several properties name belong together.
    const others = used.length === 1 && first !== undefined ? othersOf(context, other, first) : [];
    const drafts = [draft, ...others.map((value) => (first === undefined ? draft : withValue(draft, first, value)))];
    for (const [index, each] of drafts.entries()) {
      const values = index === 0 ? used.map(({ value }) => value) : [others[index - 1]];
      const what = used.map(({ resource }, place) => `${resource} ${String(values[place])}`).join(', ');
      const foreign = await context.runner.send({
        phase: 'members',
        draft: withoutOwner(each),
        purpose: `${use.name} with ${what} of another member`,
        // No visitor: ids in an erroneous response must not be learned as the other member's own.
        visitor: null,
        cookie: other.jar.header(operation.path) ?? '',
        expectation: {
          kind: 'status',
          statuses,
          because: `What belongs to one member is not out of reach for another (${use.name})`,
        },
      });
      if (foreign.status === unknown.status) tellIfKnown(context, unknown, foreign);
      if (foreign.isSuccess) break;
    }
  }
}

/** Returns further ids of this kind that the first member has and the other one has not. */
function othersOf(context: RunContext, other: Visitor, used: UsedResource): readonly ResourceValue[] {
  const own = other.pool.all(used.resource);
  return context.member.pool
    .all(used.resource)
    .filter((value) => value !== used.value && !own.includes(value))
    .slice(0, FOREIGN_MAX - 1);
}

/** Reports a refusal whose words tell that there is such a thing. Numbers may differ: they name what was asked for. */
function tellIfKnown({ runner }: RunContext, unknown: Answer, foreign: Answer): void {
  const said = ({ body }: Answer): string =>
    `${String(at(body, 'error'))} ${String(at(body, 'message'))}`.replaceAll(/[\w-]*\d[\w-]*/g, '…');
  if (foreign.isSuccess || said(unknown) === said(foreign)) return;
  runner.report('members', foreign.exchange, {
    code: 'sequence-broken',
    title: 'A refusal tells that another member has what was asked for',
    place: null,
    expected: `"${said(unknown)}", as for what nobody has`,
    actual: `"${said(foreign)}"`,
    advice: 'Look it up by both, WHERE id = :id AND account_id = :me, and answer once where there is no row.',
  });
}

/** Removes the headers that identify the original member: the idempotency key and the account header. */
function withoutOwner(draft: Draft): Draft {
  const own = ['idempotency-key', ACCOUNT_HEADER];
  return { ...draft, headers: draft.headers.filter(([name]) => !own.includes(name.toLowerCase())) };
}

/** Sends a report that names another member's conversation. */
async function foreignConversation(mine: Steps, theirs: Steps): Promise<void> {
  if (!mine.has('getChats') || !mine.has('reportMember')) return;
  const [chat] = listIn((await mine.call('getChats', { purpose: 'the conversations of the one' })).body, '');
  const profile = numberIn(chat, '/profile/id');
  const conversation = numberIn(chat, '/conversation/id');
  if (profile === null || conversation === null) return;
  await theirs.attempt('reportMember', {
    purpose: 'a report with the conversation of another member',
    body: { profile, conversation, kind: 'other', text: 'A report of the contract checker.' },
    expect: { kind: 'status', statuses: REFUSALS, because: 'A report may name a conversation of somebody else' },
  });
}

const STORIES = [
  foreignConversation,
  ownLists,
  ownFigures,
  ownCopy,
  foreignTransactions,
  tellsVisitorsNothing,
  answersOfVisitors,
  openToVisitors,
];

interface OwnList {
  operationId: string;
  use: string | null;
  list: string;
  id: (entry: unknown) => unknown;
  /** Of members, both may have chosen one; of what each has an id of its own, not. */
  sharedMin?: number;
}

const LISTS: readonly OwnList[] = [
  { operationId: 'getChats', use: null, list: '', id: (entry) => numberIn(entry, '/conversation/id') },
  { operationId: 'getTransactions', use: 'listTransactions', list: '/transactions', id: (entry) => at(entry, 'id') },
  { operationId: 'exportAccount', use: null, list: '/chats', id: (entry) => at(entry, 'conversation') },
  {
    operationId: 'listBlockedMembers',
    use: null,
    list: '/profiles',
    id: (entry) => numberIn(entry, '/id'),
    sharedMin: 2,
  },
  { operationId: 'listReports', use: null, list: '/reports', id: (entry) => at(entry, 'reference') },
  { operationId: 'getLikes', use: null, list: '/profiles', id: (entry) => numberIn(entry, '/id'), sharedMin: 2 },
];

async function ownLists(mine: Steps, theirs: Steps): Promise<void> {
  const me = await idOf(mine);
  const you = await idOf(theirs);
  for (const { operationId, use, list, id, sharedMin = 1 } of LISTS) {
    if (!mine.has(operationId, use)) continue;
    const read = (who: Steps): ReturnType<Steps['call']> =>
      who.call(operationId, { ...(use === null ? {} : { use }), purpose: `${use ?? operationId} of each` });
    // The conversation between the two members may have the same id for both.
    const entriesOf = (body: unknown): readonly unknown[] =>
      listIn(body, list).filter(
        (entry) => ![me, you].includes(numberIn(entry, '/profile/id')) && ![me, you].includes(numberIn(entry, '/id')),
      );
    const own = entriesOf((await read(mine)).body).map(id);
    const answer = await read(theirs);
    const shown = entriesOf(answer.body).map(id);
    const shared = shown.filter((each) => own.includes(each));
    if (shared.length < sharedMin) continue;
    theirs.broken(
      answer,
      `${use ?? operationId} shows what belongs to another member`,
      'only what is the member’s own',
      shared.slice(0, 5).join(', '),
      'WHERE account_id = :me',
    );
  }
}

async function idOf(steps: Steps): Promise<number | null> {
  return steps.has('getUser')
    ? numberIn((await steps.call('getUser', { purpose: 'who this is' })).body, '/profile/id')
    : null;
}
