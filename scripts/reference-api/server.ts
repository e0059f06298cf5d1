import { randomBytes } from 'node:crypto';
import { createServer, type Server } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { getRequestListener } from '@hono/node-server';
import { createApp } from './app.ts';
import { createReplySchedule, type ReplyDelay } from './chat/reply-schedule.ts';
import { loadContract } from './contract/contract.ts';
import { createFaults, type FaultRule } from './control/faults.ts';
import { createRequestLog } from './control/request-log.ts';
import { textColumn } from './database/columns.ts';
import { type Database, openDatabase } from './database/database.ts';
import { seedDatabase, seedIfEmpty } from './demo/seed.ts';
import { createBillingSchedule } from './money/billing-schedule.ts';
import { createPushSender } from './notifications/push-sender.ts';
import { readVapidKeys } from './notifications/vapid-keys.ts';
import { createImageReview } from './profile/image-review.ts';
import { describeError, StartFailure } from './start-failure.ts';

export interface ReferenceServerOptions {
  /** 0 picks any free port. */
  port: number;
  /** Network address to listen on; defaults to loopback. */
  host?: string;
  /** `file:` followed by a path, or the address of a libSQL server. */
  databaseUrl: string;
  /** Mounts the control plane under `/_reference`. */
  control: boolean;
  /** Fault rules active from the first request until the control plane replaces them. */
  faults?: readonly FaultRule[];
  /** Members do not reply to messages, new photos are approved immediately, and pending payments stay pending. */
  quiet: boolean;
  /** How long members take to reply unless `quiet` is set; defaults to 8 to 30 seconds. */
  replyDelay?: ReplyDelay;
  /** How long a photo review takes unless `quiet` is set; defaults to 20 seconds. */
  reviewDelayMs?: number;
  /** How long a payment stays pending unless `quiet` is set; defaults to 20 seconds. */
  paymentDelayMs?: number;
  /** Directory of the built app; defaults to the project's `.output/app`, or to `public` in development. */
  appDirectory?: string;
  /** Origins of apps hosted elsewhere that may call the API. */
  appOrigins?: readonly string[];
  /** Serves the app from source, with hot reload. */
  development?: boolean;
  /** What hashing the passwords of the demo accounts costs; defaults to little, so that tests log in quickly. */
  demoPasswordCost?: number;
  now?: () => number;
  /** Receives messages for the user at the terminal. */
  tell?: (line: string) => void;
}

export interface ReferenceServer {
  /** Origin, without a trailing slash. */
  url: string;
  port: number;
  /** Closes open connections; the port and the database can be reused afterwards. */
  close(): Promise<void>;
}

const APP_DIRECTORY = fileURLToPath(new URL('../../.output/app', import.meta.url));
const PUBLIC_DIRECTORY = fileURLToPath(new URL('../../public', import.meta.url));
const REVIEW_DELAY_MS = 20_000;
const PAYMENT_DELAY_MS = 20_000;
/** How long calls under way may still take once the server is stopped; those that take longer fail and are not told. */
const UNDER_WAY_MS = 1_500;
const REPLY_DELAY: ReplyDelay = { minMs: 8000, maxMs: 30_000 };

/** Starts a reference API and seeds an empty database with demo data. Throws `StartFailure` if it cannot start. */
export async function startReferenceServer(options: ReferenceServerOptions): Promise<ReferenceServer> {
  const machineNowMs = options.now ?? Date.now;
  let aheadMs = 0;
  let isStopping = false;
  const nowMs = () => machineNowMs() + aheadMs;
  const appDirectory = options.appDirectory ?? (options.development ? PUBLIC_DIRECTORY : APP_DIRECTORY);
  const database = await openDatabase(options.databaseUrl, options.tell ?? (() => undefined));
  const contract = loadContract();
  await seedIfEmpty(database, nowMs(), options.demoPasswordCost);
  const secret = await installationSecret(database);
  const push = createPushSender(database, await readVapidKeys(database));
  const replyDelay = options.quiet ? null : (options.replyDelay ?? REPLY_DELAY);
  const replies = createReplySchedule(database, nowMs, replyDelay, push.wake);
  const imageReview = createImageReview(
    database,
    nowMs,
    options.quiet ? null : (options.reviewDelayMs ?? REVIEW_DELAY_MS),
  );
  const billing = createBillingSchedule(
    database,
    nowMs,
    options.quiet ? null : (options.paymentDelayMs ?? PAYMENT_DELAY_MS),
  );
  const app = createApp(
    { database, contract, nowMs, secret, replies, imageReview, billing, push },
    {
      appDirectory,
      isDevelopment: options.development ?? false,
      appOrigins: options.appOrigins ?? [],
      isStopping: () => isStopping,
      control: options.control
        ? {
            database,
            faults: createFaults(options.faults),
            log: createRequestLog(),
            push,
            nowMs,
            setAhead(next) {
              aheadMs = next;
              billing.wake();
            },
            wakeBilling: billing.wake,
            reset: () => seedDatabase(database, nowMs(), options.demoPasswordCost),
          }
        : null,
    },
  );
  const underWay = new Set<Promise<unknown>>();
  const answer = getRequestListener((...call) => {
    const response = Promise.resolve(app.fetch(...call));
    const settled: Promise<unknown> = response.then(
      () => underWay.delete(settled),
      () => underWay.delete(settled),
    );
    underWay.add(settled);
    return response;
  });
  const server = createServer((incoming, outgoing) => void answer(incoming, outgoing));
  // With Node's 5 s, a busy machine closes connections just as a client sends the next request over them.
  server.keepAliveTimeout = 65_000;
  let closeDevelopment = async (): Promise<void> => undefined;
  if (options.development) {
    const { addViteDevelopment } = await import('./http/vite-development.ts');
    closeDevelopment = await addViteDevelopment(server, answer, appDirectory);
  }
  try {
    await listen(server, options.port, options.host ?? '127.0.0.1');
  } catch (error) {
    await closeDevelopment();
    await database.close();
    throw error;
  }
  replies.wake();
  imageReview.wake();
  billing.wake();
  push.wake();
  const address = server.address();
  const port = typeof address === 'object' && address !== null ? address.port : options.port;
  return {
    url: `http://localhost:${port}`,
    port,
    async close() {
      isStopping = true;
      await closeDevelopment();
      await closeServer(server);
      // Their connections are closed, but they go on reading the database.
      await Promise.race([Promise.all(underWay), pause(UNDER_WAY_MS)]);
      await replies.stop();
      await push.stop();
      await billing.stop();
      await imageReview.stop();
      await database.close();
    },
  };
}

function listen(server: Server, port: number, host: string): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      const reason = error.code === 'EADDRINUSE' ? 'it is in use' : describeError(error);
      reject(new StartFailure(`Cannot listen on port ${port}: ${reason}. Set PORT to another one.`));
    });
    server.listen(port, host, resolve);
  });
}

function closeServer(server: Server): Promise<void> {
  return new Promise((resolve) => {
    server.close(() => resolve());
    server.closeAllConnections();
  });
}

/** Generates the secret on the first run and persists it, so that CSRF tokens survive a restart. */
async function installationSecret(database: Database): Promise<string> {
  return database.write(async (writer) => {
    await writer.run('INSERT INTO installation (key, value) VALUES (?, ?) ON CONFLICT DO NOTHING', [
      'secret',
      randomBytes(32).toString('base64url'),
    ]);
    const row = await writer.row("SELECT value FROM installation WHERE key = 'secret'");
    if (row === null) throw new Error('The secret was not stored');
    return textColumn(row, 'value');
  });
}
