import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { startReferenceServer } from '../../scripts/reference-api/server.ts';
import { AccountDatabase } from '../../worker/public/database.ts';
import { Control } from '../fixtures/control.ts';
import { createDevice, type Device, type Tab } from '../fixtures/device.ts';
import { createEventLog, type EventLog } from './event-log.ts';
import { createNetwork, type Network } from './network.ts';
import { createSilenceJudge, type SilenceJudge } from './silence-judge.ts';

const DEMO = { email: 'demo@example.com', password: 'demo-password' };
/** Conversations of the demo account that can be written to. */
export const CONVERSATION_IDS = [1, 2, 3] as const;
/** Generous, for a machine under load. */
const PATIENCE_MS = 240_000;
const STEP_MS = 10_000;
const APP_TIME_LIMIT_MS = 31_000;

export interface SentText {
  messageId: string;
  text: string;
}

/** A server that is reused for all rounds of a campaign. */
export interface Server {
  url: string;
  control: Control;
  stop(): Promise<void>;
  start(): Promise<void>;
  dispose(): Promise<void>;
}

export async function startServer(): Promise<Server> {
  const folder = mkdtempSync(join(tmpdir(), 'rendezvous-faults-'));
  const databaseUrl = pathToFileURL(join(folder, 'reference.db')).href;
  const open = (port: number) => startReferenceServer({ port, databaseUrl, control: true, quiet: true });
  let running: Awaited<ReturnType<typeof open>> | null = await open(0);
  const { url } = running;
  const stop = async () => {
    await running?.close();
    running = null;
  };
  return {
    url,
    control: new Control(url),
    stop,
    async start() {
      running ??= await open(Number(new URL(url).port));
    },
    async dispose() {
      await stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** A member's device in one round of the campaign, with what the member has done on it. */
export class World {
  readonly server: Server;
  readonly device: Device;
  readonly network: Network;
  readonly log: EventLog;
  readonly silence: SilenceJudge;
  tabs: Tab[] = [];
  accountId = 0;
  /** Messages that the app accepted, by conversation, in the order of writing. */
  readonly accepted = new Map<number, SentText[]>(CONVERSATION_IDS.map((id) => [id, []]));

  constructor(server: Server) {
    this.server = server;
    this.network = createNetwork();
    this.device = createDevice(server.url, this.network.fetch, (event) => {
      this.log.noteEvent(event);
      this.silence.hear(event);
    });
    const { now } = this.device.clock;
    this.log = createEventLog(now);
    this.silence = createSilenceJudge(now, this.log.note);
  }

  /** Opens a tab, with the worker of an existing tab or its own. */
  async openTab(isShared = false): Promise<Tab> {
    const [first] = this.tabs;
    const tab = isShared && first !== undefined ? await this.device.shareTab(first) : await this.device.openTab();
    this.tabs.push(tab);
    return tab;
  }

  killTab(tab: Tab): void {
    tab.kill();
    this.tabs = this.tabs.filter((other) => other !== tab);
  }

  async logIn(): Promise<boolean> {
    const tab = this.tabs[0] ?? (await this.openTab());
    const reply = await tab.api.logIn(DEMO);
    if (!('result' in reply) || reply.result.status !== 'logged-in') return false;
    const { session } = reply.result;
    if (session.status === 'member') this.accountId = session.accountId;
    return true;
  }

  async isLoggedIn(): Promise<boolean> {
    const tab = this.tabs[0] ?? (await this.openTab());
    const reply = await tab.api.diagnose();
    return 'result' in reply && reply.result.session.status === 'member';
  }

  async send(tab: Tab, conversationId: number, text: string): Promise<void> {
    const messageId = randomUUID();
    const reply = await tab.api.sendMessage({ conversationId, messageId, text });
    this.log.note(`${text} is ${messageId}: ${'result' in reply ? reply.result.status : reply.failure}`);
    if ('result' in reply && reply.result.status === 'accepted') {
      this.accepted.get(conversationId)?.push({ messageId, text });
    }
  }

  /** Waits until nothing is pending; calls without any response are ended by the app's timeout. */
  async settle(): Promise<void> {
    try {
      await this.device.settle();
    } catch {
      this.device.clock.advance(APP_TIME_LIMIT_MS);
      await this.device.settle();
    }
  }

  /** Reads the account's rows like a view. */
  async read<Value>(look: (database: AccountDatabase) => Promise<Value>): Promise<Value> {
    const database = new AccountDatabase(this.accountId);
    try {
      return await look(database);
    } finally {
      database.close({ disableAutoOpen: true });
    }
  }

  /** Ends all faults, logs in if needed, and lets time pass until the outbox is empty. */
  async heal(): Promise<void> {
    this.network.answerWith(null);
    this.device.setOnline(true);
    await this.server.start();
    await this.server.control.setFaults([]);
    const deadlineMs = Date.now() + PATIENCE_MS;
    for (;;) {
      if (Date.now() > deadlineMs) throw new Error('What waits in the outbox did not go out');
      if (!(await this.isLoggedIn())) await this.logIn();
      for (const tab of this.tabs) await tab.api.refresh();
      await this.settle();
      const isQuiet = (await this.decideOnRejected()) === 0 && (await this.countWaiting()) === 0;
      // The app accepts no messages before it has its chats.
      if (isQuiet && (await this.read((database) => database.chats.count())) > 0) break;
      this.device.clock.advance(STEP_MS);
    }
    await this.settle();
  }

  async countWaiting(): Promise<number> {
    return await this.read((database) => database.outbox.where('state').equals('queued').count());
  }

  /** Retries rejected messages, as the member would. Returns how many there were. */
  async decideOnRejected(): Promise<number> {
    const rows = await this.read((database) => database.outbox.where('state').equals('rejected').sortBy('sequence'));
    for (const { idempotencyKey } of rows) await this.tabs[0]?.api.retry(idempotencyKey);
    return rows.length;
  }

  close(): void {
    for (const tab of this.tabs) tab.kill();
    this.device.close();
  }
}
