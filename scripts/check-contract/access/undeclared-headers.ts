import { isList, isRecord, joinPointer } from '../contract/json.ts';
import type { HeaderList } from '../model/exchange.ts';
import type { OperationContract } from '../model/operation.ts';
import { asABrowser } from '../requests/as-a-browser.ts';
import type { Draft } from '../requests/draft.ts';
import { obstacle, type RunContext } from '../run/context.ts';
import { draftFor } from '../run/drafts.ts';
import type { Answer } from '../run/runner.ts';
import type { Visitor } from '../run/visitor.ts';

/** Rounds that must agree before an answer is told to depend on a header, so that it is no coincidence. */
const ROUNDS = 3;
/** A value that more headers change by themselves changes by itself. */
const CAUSES_MAX = 2;

/** Headers that browsers, extensions and tools send, and that the contract does not know. */
const UNDECLARED: HeaderList = [
  // A language that the site may have; what names its language itself is not translated by it.
  ['Accept-Language', 'pl-PL,pl;q=0.9'],
  ['X-Requested-With', 'XMLHttpRequest'],
  ['If-None-Match', '"check-contract"'],
  ['Cache-Control', 'no-cache'],
  ['Pragma', 'no-cache'],
  ['Save-Data', 'on'],
  ['DNT', '1'],
  ['Sec-GPC', '1'],
  ['X-Debug', '1'],
  ['X-Api-Version', '1'],
  ['X-Original-URL', '/'],
];
/** Only sent without a session: sessions may be bound to the browser that began them. */
const PHONE: HeaderList = [
  ['User-Agent', 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Mobile/15E148'],
  ['Sec-CH-UA-Mobile', '?1'],
];

/** What these reads change, the first of them has changed. */
const CHANGED_ONCE = ['getProfile', 'startChat'];

type Ask = (headers: HeaderList, purpose: string) => Promise<Answer>;

/** Asks every read as a browser asks, and reports answers that are others than without its headers. */
export async function checkUndeclaredHeaders(context: RunContext): Promise<void> {
  if (context.isSafe || context.isDry) return;
  const guest = context.newVisitor('visitor');
  for (const { operation, use } of context.planned) {
    if (operation.method !== 'GET' || (use.isChanging && !CHANGED_ONCE.includes(use.name))) continue;
    if (obstacle(context, use) !== null) continue;
    if (context.runner.isMuted(operation.operationId)) continue;
    const isPublic = use.session !== 'required' && !use.mayRefuseVisitors;
    const visitor = isPublic ? guest : context.member;
    const headers = [
      ...asABrowser(context.runner.options.baseUrl),
      ...UNDECLARED,
      ...(visitor === guest ? PHONE : []),
    ].filter(([name]) => !isDeclared(operation, name));
    // What only the member knows of, such as an order whose page is open, only the member can name.
    const draft = draftFor(context, context.member, operation, use);
    await compare(context, askerOf(context, visitor, draft), headers, operation);
  }
}

function isDeclared({ parameters }: OperationContract, header: string): boolean {
  return parameters.some(({ name, place }) => place === 'header' && name.toLowerCase() === header.toLowerCase());
}

function askerOf({ runner }: RunContext, visitor: Visitor, draft: Draft): Ask {
  const declared = draft.headers.filter(([name]) => isDeclared(draft.operation, name));
  return (headers, purpose) =>
    runner.send({
      phase: 'session',
      draft: { ...draft, headers: [...headers, ...declared] },
      purpose: `${draft.use.name} ${purpose}`,
      visitor,
      isImpatient: true,
      expectation: { kind: 'documented' },
    });
}

async function compare(
  context: RunContext,
  ask: Ask,
  headers: HeaderList,
  operation: OperationContract,
): Promise<void> {
  let differing: ReadonlyMap<string, Values> | null = null;
  let asked: Answer | null = null;
  for (let round = 0; round < ROUNDS; round += 1) {
    const plain = await ask([], 'without the headers of a browser');
    const answer = await ask(headers, 'with the headers of a browser');
    // What is wrong with an answer alone is told already.
    if (plain.isRateLimited || answer.isRateLimited || plain.findingCount + answer.findingCount > 0) return;
    const found = differences(plain, answer);
    differing = differing === null ? found : both(differing, found);
    asked = answer;
    if (differing.size === 0) return;
  }
  const [difference] = differing ?? [];
  if (difference === undefined || asked === null) return;
  const causes = await causesOf(ask, headers, difference);
  if (causes === null || causes.length > CAUSES_MAX || mayFollow(operation, causes, difference[1])) return;
  const name = causes.length === 0 ? 'the headers of a browser' : `the header ${causes.join(' or ')}`;
  context.runner.report('session', asked.exchange, {
    code: 'undeclared-header',
    title: 'An answer depends on a header that the contract does not know',
    place: difference[0] === '' ? null : difference[0],
    expected: `${shorten(difference[1].plain)}, as without ${name}`,
    actual: `${shorten(difference[1].asked)} with ${name}`,
    advice:
      'Answer by the parameters and headers of the contract alone; getallheaders() and $_SERVER hold many others.',
  });
}

interface Values {
  /** As JSON, without and with the headers. */
  plain: string;
  asked: string;
}

/** Returns the names of the headers that make the difference by themselves; null where attempts are limited. */
async function causesOf(
  ask: Ask,
  headers: HeaderList,
  [pointer, { asked }]: readonly [string, Values],
): Promise<readonly string[] | null> {
  const causes: string[] = [];
  for (const header of headers) {
    const answer = await ask([header], `with the header ${header[0]}`);
    if (answer.isRateLimited) return null;
    if (partsOf(answer).get(pointer) === asked) causes.push(header[0]);
  }
  return causes;
}

/** Texts for people may follow the languages of the browser where no parameter names one. */
function mayFollow({ parameters }: OperationContract, causes: readonly string[], { plain, asked }: Values): boolean {
  // A code, such as that of the language of the domain, is no text.
  const isText = [plain, asked].every((value) => value.startsWith('"') && !/^"[a-z]{1,3}"$/.test(value));
  const isNamed = parameters.some(({ name, place }) => place !== 'header' && /^lang|locale/.test(name));
  return isText && !isNamed && causes.length === 1 && causes[0] === 'Accept-Language';
}

function differences(plain: Answer, asked: Answer): ReadonlyMap<string, Values> {
  const [without, withThem] = [partsOf(plain), partsOf(asked)];
  const found = new Map<string, Values>();
  for (const pointer of new Set([...without.keys(), ...withThem.keys()])) {
    const values = { plain: without.get(pointer) ?? 'nothing', asked: withThem.get(pointer) ?? 'nothing' };
    if (values.plain !== values.asked) found.set(pointer, values);
  }
  return found;
}

/** Keeps what differs in both rounds in the same way. */
function both(one: ReadonlyMap<string, Values>, two: ReadonlyMap<string, Values>): ReadonlyMap<string, Values> {
  return new Map(
    [...one].filter(([pointer, { plain, asked }]) => {
      const other = two.get(pointer);
      return other?.plain === plain && other.asked === asked;
    }),
  );
}

/** Returns the status under the empty pointer, and every value of the body under its own. */
function partsOf({ status, body }: Answer): ReadonlyMap<string, string> {
  const parts = new Map<string, string>([['', `status ${status}`]]);
  collect(body, '/', parts);
  return parts;
}

function collect(value: unknown, pointer: string, parts: Map<string, string>): void {
  const children = isList(value)
    ? value.map((each, index) => [index, each] as const)
    : isRecord(value)
      ? Object.entries(value)
      : null;
  if (children === null) parts.set(pointer, JSON.stringify(value) ?? 'nothing');
  else if (children.length === 0) parts.set(pointer, isList(value) ? 'an empty list' : 'an empty object');
  else for (const [key, each] of children) collect(each, joinPointer(pointer === '/' ? '' : pointer, key), parts);
}

function shorten(value: string): string {
  return value.length > 120 ? `${value.slice(0, 120)}…` : value;
}
