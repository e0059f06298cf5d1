import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startReferenceServer } from '../../scripts/reference-api/server.ts';
import { createOrderIntent } from '../../src/features/money/order-intent.ts';
import type { CreditOffer } from '../../worker/public/rows.ts';
import { Control } from '../fixtures/control.ts';
import { createCookieFetch } from '../fixtures/cookie-fetch.ts';
import { createDevice, type Device, type Tab } from '../fixtures/device.ts';

/** `npm run test:money` takes 10,000. */
const SCHEDULES = Number(process.env['MONEY_SCHEDULES'] ?? 25);
const HALF_AN_HOUR_MS = 31 * 60 * 1000;
/** A fresh database is seeded, on a machine that may be busy. */
const START_LIMIT_MS = 120_000;
/** A session lasts for weeks, and each schedule takes half an hour of the server's time. */
const SCHEDULES_A_SESSION = 200;

type Cut = 'before' | 'after' | null;
type Ending = 'paid' | 'twice' | 'cancelled' | 'failed' | 'pending' | 'secure';

const CLOSING: readonly Ending[] = ['paid', 'twice', 'cancelled', 'failed'];

type Step =
  | { do: 'press'; tab: number; cut: Cut }
  | { do: 'reload'; tab: number }
  | { do: 'pay'; ending: Ending; times: number }
  | { do: 'withdraw'; cut: Cut };

const cut = fc.constantFrom<Cut>(null, null, 'before', 'after');
const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 5, arbitrary: fc.record({ do: fc.constant('press'), tab: fc.nat(2), cut }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('reload'), tab: fc.nat(2) }) },
  {
    weight: 3,
    arbitrary: fc.record({
      do: fc.constant('pay'),
      ending: fc.constantFrom<Ending>('paid', 'twice', 'cancelled', 'failed', 'pending', 'secure'),
      times: fc.integer({ min: 1, max: 3 }),
    }),
  },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('withdraw'), cut }) },
);

const folder = mkdtempSync(join(tmpdir(), 'rendezvous-money-'));
let offsetMs = 0;
let nextCut: Cut = null;
let server: Awaited<ReturnType<typeof startReferenceServer>>;
let control: Control;
let device: Device;
let tab: Tab;

beforeAll(async () => {
  server = await startReferenceServer({
    port: 0,
    databaseUrl: pathToFileURL(join(folder, 'reference.db')).href,
    control: true,
    quiet: true,
    now: () => Date.now() + offsetMs,
  });
  control = new Control(server.url);
}, START_LIMIT_MS);
afterAll(async () => {
  device.close();
  await server.close();
  rmSync(folder, { recursive: true, force: true });
});

async function openSession(): Promise<void> {
  await control.reset();
  const browse = createCookieFetch();
  device = createDevice(server.url, async (request) => {
    const isMoney = request.method === 'POST' && /\/(credits|withdrawal)\.php$/.test(new URL(request.url).pathname);
    const how = isMoney ? nextCut : null;
    if (isMoney) nextCut = null;
    if (how === 'before') throw new TypeError('The connection is cut');
    const response = await browse(request);
    if (how === 'after') throw new TypeError('The connection is cut');
    return response;
  });
  tab = await device.openTab();
  const reply = await tab.api.logIn({ email: 'demo@example.com', password: 'demo-password' });
  expect(reply).toMatchObject({ result: { status: 'logged-in' } });
}

interface Entry {
  transaction: string;
  kind: 'charge' | 'refund';
  amount_minor: number;
}

function isEntry(value: unknown): value is Entry {
  return typeof value === 'object' && value !== null && 'transaction' in value && 'amount_minor' in value;
}

async function ledger(): Promise<readonly Entry[]> {
  const entries = await control.ledger();
  return Array.isArray(entries) ? entries.filter(isEntry) : [];
}

/** What the page of a tab knows; a reload forgets it. */
interface Page {
  intent: ReturnType<typeof createOrderIntent>;
  openOrder: string | null;
}

function newPage(): Page {
  return { intent: createOrderIntent(), openOrder: null };
}

async function runSchedule(steps: readonly Step[]): Promise<void> {
  offsetMs += HALF_AN_HOUR_MS;
  const before = (await ledger()).length;
  const { pack, method } = await readOffer();
  const shown = { price: pack.price, credits: pack.credits + pack.bonus_credits };
  const pages = [newPage(), newPage(), newPage()];
  const orders = new Set<string>();
  const pending = new Set<string>();
  /** Presses on the order button that nobody had told of an open order. */
  let firstPresses = 0;
  /** Presses beside the notice of an open order: the member means one more. */
  const secondOrders = new Set<string>();
  let withdrawalKey = crypto.randomUUID();

  for (const each of steps) {
    if (each.do === 'reload') pages[each.tab] = newPage();
    else if (each.do === 'press') {
      const page = pages[each.tab] ?? newPage();
      const again = page.openOrder !== null;
      const key = page.intent.keyFor(`${pack.id} ${page.openOrder ?? ''}`);
      if (again) secondOrders.add(key);
      else firstPresses += 1;
      nextCut = each.cut;
      const reply = await tab.api.orderCredits({
        packId: pack.id,
        method,
        discountCode: null,
        shown,
        again,
        idempotencyKey: key,
      });
      const result = 'result' in reply ? reply.result : null;
      if (result?.status === 'ordered') {
        // While one is open, another is made only for who was told of it.
        if (!again && !orders.has(result.transactionId)) expect([...pending]).toEqual([]);
        if (!orders.has(result.transactionId)) pending.add(result.transactionId);
        orders.add(result.transactionId);
        page.intent.settle();
      } else if (result?.status === 'open-order') {
        if (!orders.has(result.order.transaction)) pending.add(result.order.transaction);
        orders.add(result.order.transaction);
        page.openOrder = result.order.transaction;
        page.intent.settle();
      } else expect(result).toMatchObject({ status: 'offline' });
    } else if (each.do === 'pay') {
      const order = [...orders].at(-1);
      for (let time = 0; time < each.times && order !== undefined; time += 1)
        await fetch(`${server.url}/_reference/pay/${order}`, {
          method: 'POST',
          body: new URLSearchParams({ outcome: each.ending }),
          redirect: 'manual',
        });
      if (order !== undefined && CLOSING.includes(each.ending)) pending.delete(order);
    } else {
      const order = [...orders].at(0);
      if (order === undefined) continue;
      nextCut = each.cut;
      const statement = { transactionId: order, name: 'Robin', email: 'demo@example.com' };
      const reply = await tab.api.withdraw(statement, withdrawalKey);
      if ('result' in reply && reply.result.status === 'answered') withdrawalKey = crypto.randomUUID();
    }
  }

  nextCut = null;
  const booked = (await ledger()).slice(before);
  const made = new Set(booked.map(({ transaction }) => transaction));
  for (const id of made) {
    const reply = await tab.api.loadTransaction(id);
    const transaction = 'result' in reply && reply.result.status === 'answered' ? reply.result.data : null;
    const of = booked.filter((entry) => entry.transaction === id);
    const sum = (kind: Entry['kind']) =>
      of.filter((entry) => entry.kind === kind).reduce((total, { amount_minor }) => total + amount_minor, 0);
    // What was shown, once, and nothing for what was withdrawn from; a second payment went back.
    expect(transaction?.amount).toEqual(shown.price);
    expect(sum('charge') - sum('refund')).toBe(transaction?.state === 'withdrawn' ? 0 : shown.price.amount_minor);
    expect(['paid', 'withdrawn']).toContain(transaction?.state);
    expect(transaction?.item.credits).toBe(shown.credits);
  }
  // No payment without a press, and no more orders than were meant.
  expect(made.size).toBeLessThanOrEqual(firstPresses + secondOrders.size);
}

async function readOffer(): Promise<{ pack: CreditOffer['packs'][number]; method: string }> {
  const reply = await tab.api.loadPricing({ tracking: null, code: null });
  if (!('result' in reply) || reply.result.status !== 'answered') throw new Error('There are no prices');
  const { packs, payment_methods: methods } = reply.result.data.credits;
  const [pack] = packs;
  const [method] = methods;
  if (pack === undefined || method === undefined) throw new Error('There is nothing to buy');
  return { pack, method: method.id };
}

test(
  `money is charged once and for what was shown, in ${SCHEDULES} schedules of presses, tabs, cuts and returns`,
  async () => {
    let count = 0;
    await openSession();
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 2, maxLength: 14 }), async (steps) => {
        count += 1;
        if (count % SCHEDULES_A_SESSION === 0) {
          device.close();
          offsetMs = 0;
          await openSession();
        }
        await runSchedule(steps);
      }),
      { numRuns: SCHEDULES, endOnFailure: false },
    );
    expect(count).toBeGreaterThanOrEqual(SCHEDULES);
  },
  60_000 + SCHEDULES * 2_000,
);
