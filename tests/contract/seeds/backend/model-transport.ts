import { SchemaChecker } from '../../../../scripts/check-contract/checks/schema-checker.ts';
import { loadContract } from '../../../../scripts/check-contract/contract/load-contract.ts';
import type { Transport } from '../../../../scripts/check-contract/http/transport.ts';
import type { ExchangeOutcome, SentRequest } from '../../../../scripts/check-contract/model/exchange.ts';
import type { OperationUse } from '../../../../scripts/check-contract/model/operation.ts';
import type { Seed } from '../breach.ts';
import type { Handlers, Incoming, Reply } from './call.ts';
import { Door, sessionOf } from './door.ts';
import { account } from './operations/account.ts';
import { chats } from './operations/chats.ts';
import { likesAndBlocks } from './operations/likes-and-blocks.ts';
import { mails } from './operations/mails.ts';
import { matches } from './operations/matches.ts';
import { members } from './operations/members.ts';
import { money } from './operations/money.ts';
import { notifications } from './operations/notifications.ts';
import { offers } from './operations/offers.ts';
import { ownProfile } from './operations/own-profile.ts';
import { pictureFor } from './operations/photos.ts';
import { site } from './operations/site.ts';
import { changeHeaders } from './wire-answer-headers.ts';
import { spoilBytes, type Wire } from './wire-bytes.ts';
import { heedHeaders } from './wire-headers.ts';
import { spoilRefusal } from './wire-refusals.ts';
import { spoilValue } from './wire-values.ts';
import { World } from './world.ts';

const HANDLERS: Handlers = {
  ...account,
  ...chats,
  ...likesAndBlocks,
  ...mails,
  ...matches,
  ...members,
  ...money,
  ...offers,
  ...notifications,
  ...ownProfile,
  ...site,
};
/** What a site does without, and the scripts that it does not have. */
const LEFT_OUT = [
  ['legal-without-photos', /^\/api\/chatphoto\.php$/],
  ['legal-without-partners', /^\/api\/(?:xcams\/|resellpartner)/],
] as const;
/** Breaches in which the work for an answer shows in its time. */
const TOLD_BY_TIME = ['unknown-address-quicker', 'first-mail-slow'];
const contract = loadContract(null);
const door = new Door(contract, new SchemaChecker(contract.document), HANDLERS);

export interface ModelTransport extends Transport {
  /** Number of changes the breach made to responses. Breaches inside of the backend are not counted. */
  spoiltCount(): number;
  world: World;
}

/** An operator who looks at photos while the run goes on. */
function approveOne(world: World): void {
  if (!world.breaks('legal-photos-approved-meanwhile')) return;
  const photos = world.accounts.flatMap(({ member }) => member.images);
  for (const photo of photos.filter(({ state }) => state === 'pending').slice(0, 1)) photo.state = 'approved';
}

/** The picture of a message, which is no operation of the contract. */
function pictureOutcome(world: World, incoming: Incoming): ExchangeOutcome {
  const bytes = pictureFor(world, sessionOf(world, incoming)?.account ?? null, incoming.query.get('photo') ?? '');
  const headers = [
    ['Date', new Date(world.nowMs()).toUTCString()],
    ['Cache-Control', world.breaks('photo-file', 'kept') ? 'private, max-age=600' : 'no-store'],
    ...(bytes === null ? [] : [['Content-Type', 'image/png'] as const]),
  ] as const;
  const body = bytes ?? new Uint8Array();
  return { kind: 'answered', status: bytes === null ? 404 : 200, statusText: '', headers, body };
}

/** What a web server says of a script that is not there. */
function noSuchFile(world: World): ExchangeOutcome {
  const headers = [
    ['Date', new Date(world.nowMs()).toUTCString()],
    ['Content-Type', 'text/html'],
  ] as const;
  return { kind: 'answered', status: 404, statusText: '', headers, body: Buffer.from('<h1>Not found</h1>') };
}

/** Simulates a backend for the whole contract in memory, with at most one breach; each transport has a fresh state. */
export function modelTransport(seed: Seed | null): ModelTransport {
  const world = new World(seed, Date.now);
  let spoiltCount = 0;
  let requestCount = 0;
  return {
    world,
    spoiltCount: () => spoiltCount,
    close: () => undefined,
    async send(request) {
      const startedAtMs = Date.now();
      world.memory.delete('work-ms');
      requestCount += 1;
      if (requestCount % Number(world.breach?.place) === 0) approveOne(world);
      const incoming = incomingOf(request);
      if (LEFT_OUT.some(([name, path]) => path.test(incoming.path) && world.breaks(name)))
        return { outcome: noSuchFile(world), startedAtMs, durationMs: 1 };
      if (incoming.path === '/api/photo.php')
        return { outcome: pictureOutcome(world, incoming), startedAtMs, durationMs: 1 };
      const { reply, use } = await door.answer(world, incoming);
      const onSpoilt = (): void => {
        spoiltCount += 1;
      };
      const wire = toWire(world, seed, heeded(seed, reply, use, incoming, onSpoilt), use, onSpoilt);
      const body = incoming.method === 'HEAD' ? new Uint8Array() : wire.bytes;
      const workMs =
        TOLD_BY_TIME.includes(seed?.name ?? '') && seed?.place === use?.name
          ? Number(world.memory.get('work-ms') ?? 0)
          : 0;
      const outcome = { kind: 'answered' as const, status: wire.status, statusText: '', headers: wire.headers, body };
      return { outcome, startedAtMs, durationMs: 1 + workMs };
    },
  };
}

function incomingOf({ method, url, headers, body }: SentRequest): Incoming {
  const { pathname, searchParams } = new URL(url);
  return {
    method,
    path: pathname,
    query: searchParams,
    spelledHeaders: new Set(headers.map(([name]) => name)),
    headers: new Map(headers.map(([name, value]) => [name.toLowerCase(), value])),
    body: body ?? new Uint8Array(),
  };
}

function heeded(
  seed: Seed | null,
  reply: Reply,
  use: OperationUse | null,
  { headers }: Incoming,
  onSpoilt: () => void,
): Reply & { raw?: string } {
  if (seed === null || seed.group !== 'headers' || seed.place !== use?.name) return reply;
  const other = heedHeaders(seed.name, reply, headers);
  if (other !== null) onSpoilt();
  return other ?? reply;
}

function toWire(
  world: World,
  seed: Seed | null,
  reply: Reply & { raw?: string },
  use: OperationUse | null,
  onSpoilt: () => void,
): Wire {
  const isMeant = seed !== null && use !== null && (seed.place === use.name || seed.place.startsWith(`${use.name}/`));
  let shown: Reply & { raw?: string } = { ...reply, headers: [...standardHeaders(world, use), ...reply.headers] };
  if (isMeant && seed.group !== 'values') {
    const refusal = spoilRefusal(seed.name, shown);
    if (refusal !== null) {
      shown = {
        ...refusal,
        headers: [
          ...shown.headers.filter(([name]) => !refusal.headers.some(([each]) => each === name)),
          ...refusal.headers,
        ],
      };
      onSpoilt();
    }
  }
  if (isMeant && seed.group === 'values' && shown.status === 200) {
    const whole = { body: structuredClone(shown.body) };
    const path = seed.place.slice(`${use.name}/`.length).split('.');
    if (
      spoilValue(
        whole,
        ['body', ...path.filter((key) => key !== '')],
        seed.name.replace('last-', ''),
        seed.name.startsWith('last-'),
      )
    ) {
      shown = { ...shown, body: whole.body };
      onSpoilt();
    }
  }
  const changed = isMeant && seed.group === 'headers' ? changeHeaders(seed.name, shown.headers, world.nowMs()) : null;
  if (changed !== null) shown = { ...shown, headers: changed };
  if (isMeant && shown.status < 300) shown = { ...shown, headers: otherHeaders(seed, shown) };
  const isEmpty = shown.body === undefined && shown.raw === undefined;
  const headers = isEmpty ? shown.headers.filter(([name]) => name !== 'Content-Type') : shown.headers;
  const wire: Wire = {
    status: shown.status,
    headers,
    bytes: isEmpty ? new Uint8Array() : Buffer.from(shown.raw ?? JSON.stringify(shown.body)),
  };
  if (!isMeant || seed.group !== 'bytes' || shown.status !== 200) return wire;
  const spoilt = spoilBytes(seed.name, wire);
  if (spoilt !== null) onSpoilt();
  return spoilt ?? wire;
}

function standardHeaders(world: World, use: OperationUse | null): Reply['headers'] {
  const headers: Reply['headers'] = [
    ['Date', new Date(world.nowMs()).toUTCString()],
    ['Content-Type', 'application/json; charset=utf-8'],
    ['Cache-Control', 'no-store'],
  ];
  if (world.breaks('cookie-with-every-answer') && use !== null)
    headers.push(['Set-Cookie', `visited=${world.nextId()}; Path=/; HttpOnly; SameSite=Lax; Secure`]);
  if (use?.name === 'countLandingStep' && world.breaks('count-sets-cookie'))
    headers.push(['Set-Cookie', `visitor=${world.nextId()}; Path=/; HttpOnly; SameSite=Lax; Secure`]);
  if (use?.name === 'exportAccount')
    headers.push([
      'Content-Disposition',
      world.breaks('copy-without-name') ? 'inline' : 'attachment; filename="my-data.json"',
    ]);
  if (world.breaks('origin-any')) headers.push(['Access-Control-Allow-Origin', '*']);
  if (world.breaks('origin-any-with-credentials'))
    headers.push(['Access-Control-Allow-Origin', '*'], ['Access-Control-Allow-Credentials', 'true']);
  return headers;
}

function otherHeaders(seed: Seed, reply: Reply): Reply['headers'] {
  const caches: Readonly<Record<string, string>> = {
    'cached-by-anybody': 'public, max-age=3600',
    'cached-for-an-hour': 'max-age=3600',
    'cached-by-proxies': 's-maxage=60',
    'cached-by-the-browser': 'private, max-age=60',
  };
  const value = caches[seed.name];
  return value === undefined
    ? reply.headers
    : [...reply.headers.filter(([name]) => name !== 'Cache-Control'), ['Cache-Control', value]];
}
