import assert from 'node:assert/strict';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { startReferenceServer } from '../../scripts/reference-api/server.ts';
import { Control } from '../fixtures/control.ts';
import { createCookieFetch } from '../fixtures/cookie-fetch.ts';
import { createDevice, type Device, type Tab } from '../fixtures/device.ts';
import { type Offers, readOffers } from './buyer.ts';
import type { Cut } from './steps.ts';

const MONEY_CALLS = /\/(credits|premium|withdrawal)\.php$/;

/** A server whose clock can be advanced, and the demo member's device, whose connection can be cut. */
export interface World {
  readonly control: Control;
  readonly tab: Tab;
  now(): number;
  pass(durationMs: number): void;
  /** Cuts the connection of the next order or withdrawal. */
  cutNext(cut: Cut): void;
  pressPaymentButton(transactionId: string, ending: string): Promise<void>;
  readCredits(): Promise<number>;
  countOrders(): Promise<number>;
  /** Sets all prices to a percentage of the demo prices, and returns the resulting offers. */
  setPrices(percent: number): Promise<Offers>;
  /**
   * Resets to the seed with a new session: sessions last for weeks, and each schedule takes half an hour of server
   * time.
   */
  renew(): Promise<void>;
  dispose(): Promise<void>;
}

interface Session {
  device: Device;
  tab: Tab;
  browse: (request: Request) => Promise<Response>;
}

export async function createWorld(): Promise<World> {
  const folder = mkdtempSync(join(tmpdir(), 'rendezvous-money-'));
  let aheadMs = 0;
  const now = () => Date.now() + aheadMs;
  const server = await startReferenceServer({
    port: 0,
    databaseUrl: pathToFileURL(join(folder, 'reference.db')).href,
    control: true,
    quiet: true,
    now,
  });
  const control = new Control(server.url);
  let nextCut: Cut = null;
  let currentPercent = 100;
  const offersAt = new Map<number, Offers>();
  let session: Session | null = null;

  async function openSession(): Promise<Session> {
    await control.reset();
    const browse = createCookieFetch();
    const device = createDevice(server.url, async (request) => {
      const isMoney = request.method === 'POST' && MONEY_CALLS.test(new URL(request.url).pathname);
      const cut = isMoney ? nextCut : null;
      if (isMoney) nextCut = null;
      if (cut === 'before') throw new TypeError('The connection is cut');
      const response = await browse(request);
      if (cut === 'after') throw new TypeError('The connection is cut');
      return response;
    });
    const tab = await device.openTab();
    const reply = await tab.api.logIn({ email: 'demo@example.com', password: 'demo-password' });
    assert('result' in reply && reply.result.status === 'logged-in', JSON.stringify(reply));
    return { device, tab, browse };
  }

  async function readNumber(path: string, names: readonly string[]): Promise<number> {
    assert(session !== null, 'there is no session');
    const headers = { 'x-package-name': 'rendezvous-test', 'x-original-host': 'localhost' };
    const response = await session.browse(new Request(server.url + path, { headers }));
    const body: unknown = await response.json();
    const found = names.reduce<unknown>((value, name) => new Map(Object.entries(Object(value))).get(name), body);
    assert(typeof found === 'number', `${path} has no ${names.join('.')}`);
    return found;
  }

  session = await openSession();
  return {
    control,
    get tab() {
      assert(session !== null, 'there is no session');
      return session.tab;
    },
    now,
    pass(durationMs) {
      aheadMs += durationMs;
    },
    cutNext(cut) {
      nextCut = cut;
    },
    async pressPaymentButton(transactionId, ending) {
      const response = await fetch(`${server.url}/_reference/pay/${transactionId}`, {
        method: 'POST',
        body: new URLSearchParams({ outcome: ending }),
        redirect: 'manual',
      });
      assert.equal(response.status, 303);
    },
    readCredits: () => readNumber('/api/credits.php', ['balance']),
    countOrders: () => readNumber('/api/transactions.php?pp=1', ['paging', 'num_results']),
    async setPrices(percent) {
      assert(session !== null, 'there is no session');
      if (percent !== currentPercent) await control.setPrices({ percent });
      currentPercent = percent;
      const known = offersAt.get(percent) ?? (await readOffers(session.tab));
      offersAt.set(percent, known);
      return known;
    },
    async renew() {
      currentPercent = 100;
      session?.device.close();
      aheadMs = 0;
      session = await openSession();
    },
    async dispose() {
      session?.device.close();
      await server.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
