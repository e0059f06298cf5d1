import { type Call, Refused } from './call.ts';
import { refuseCsrfAgain } from './csrf-refused.ts';
import type { Session, World } from './world.ts';

/** Runs `act` once per key and member, and repeats the first response for later requests. */
export async function actOnce(call: Call, key: string, body: string, act: () => unknown): Promise<unknown> {
  const { world, use, account, session } = call;
  if (world.breaks('key-ignored', use.name)) return act();
  const owner = world.breaks('key-shared-between-members', use.name)
    ? 'all'
    : account === null || use.session === 'none'
      ? `browser ${session?.csrf}`
      : `account ${account.member.id}`;
  const scope = world.breaks('key-for-each-operation') ? `${use.name} ` : '';
  const name = `${scope}${owner} ${keptKey(world, key)}`;
  const ofAll = `${use.name} of all ${key} ${body}`;
  const isOfAll = world.breaks('key-shared-with-its-body', use.name);
  if (isOfAll && world.answers.has(ofAll)) return structuredClone(world.answers.get(ofAll)?.answer);
  const isKnown = (): boolean => world.answers.has(name);
  if (isKnown()) return repeated(call, name, body, act);
  refuseCsrfAgain(world, key);
  const refusal = world.memory.get(`refused ${name}`);
  if (refusal instanceof Refused) throw refusal;
  if (world.breaks('running-as-conflict', use.name) || world.breaks('running-told')) await runAlone(world, name);
  if (world.breaks('key-raced', use.name)) {
    // A race: concurrent requests are not noticed between the lookup and the write.
    await new Promise((resolve) => setImmediate(resolve));
  }
  let cookie: Session | null = null;
  const answer = remembering(world, name, act);
  if (use.name === 'signUp' || use.name === 'logIn') cookie = [...world.sessions.values()].at(-1) ?? null;
  if (isOfAll) world.answers.set(ofAll, { operation: use.name, body, status: 200, answer, cookie: null });
  world.answers.set(name, { operation: use.name, body, status: 200, answer: structuredClone(answer), cookie });
  return answer;
}

/** A backend that notes a key before it acts refuses the same one until it is done. */
async function runAlone(world: World, name: string): Promise<void> {
  const running = `running ${name}`;
  const code = world.breaks('running-told') ? 'idempotency_running' : 'idempotency_conflict';
  if (world.memory.has(running)) throw new Refused(409, code, 'This key was used.');
  world.memory.set(running, true);
  await new Promise((resolve) => setImmediate(resolve));
  world.memory.delete(running);
}

/** The breach: the key of what is refused keeps the refusal. */
function remembering(world: World, name: string, act: () => unknown): unknown {
  try {
    return act();
  } catch (error) {
    if (error instanceof Refused && world.breaks('key-keeps-refusals', 'everywhere'))
      world.memory.set(`refused ${name}`, error);
    throw error;
  }
}

/** Returns the key as a careless table keeps it. */
function keptKey(world: World, key: string): string {
  if (world.breaks('key-cut')) return key.slice(0, 36);
  return world.breaks('key-without-case') ? key.toLowerCase() : key;
}

function repeated(call: Call, name: string, body: string, act: () => unknown): unknown {
  const { world, use } = call;
  const known = world.answers.get(name);
  if (known === undefined) return act();
  if (world.breaks('key-repeated-refused', use.name))
    throw new Refused(409, 'idempotency_conflict', 'This key was used.');
  if (known.operation !== use.name && world.breaks('key-of-other-operation')) return structuredClone(known.answer);
  if (known.operation !== use.name || known.body !== body) {
    if (world.breaks('key-of-another-body-repeated', use.name)) return structuredClone(known.answer);
    if (world.breaks('key-of-another-body-done', use.name)) return act();
    throw new Refused(409, 'idempotency_conflict', 'This key belongs to another request.');
  }
  if (known.cookie !== null) call.setCookie(known.cookie);
  return structuredClone(known.answer);
}
