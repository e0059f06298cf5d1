import { Hono, type MiddlewareHandler } from 'hono';
import { deliver } from '../chat/send-message.ts';
import { isRecord, parseJson } from '../contract/json.ts';
import { integerColumn, nullableText, textColumn } from '../database/columns.ts';
import type { Database } from '../database/database.ts';
import type { AppContext, AppEnvironment } from '../http/call.ts';
import { noteLike } from '../likes/likes.ts';
import { storeOperatorPrices } from '../money/operator-prices.ts';
import type { PushSender } from '../notifications/push-sender.ts';
import { readLandingFunnels } from '../site/landing-steps.ts';
import { storeOperatorSettings } from '../site/operator-settings.ts';
import { type Faults, parseFaults } from './faults.ts';
import type { RequestLog } from './request-log.ts';

export interface ControlPlaneParts {
  database: Database;
  faults: Faults;
  log: RequestLog;
  push: PushSender;
  nowMs(): number;
  /** Sets how far the server's clock is ahead of the machine's, and wakes the billing schedule. */
  setAhead(aheadMs: number): void;
  /** Wakes the billing schedule, for example after a price change. */
  wakeBilling(): void;
  /** Restores the seeded data. */
  reset(): Promise<void>;
}

/** Invalid control input; the message says what is expected. */
class ControlProblem extends Error {}

/** Serves the endpoints for tests and demos that are not part of the contract. Accepts loopback requests only. */
export function controlPlane(parts: ControlPlaneParts): Hono<AppEnvironment> {
  const { database, faults, log } = parts;
  const app = new Hono<AppEnvironment>();
  app.use(loopbackOnly);
  app.onError((error, context) => {
    if (error instanceof ControlProblem) return context.json({ error: 'invalid', message: error.message }, 422);
    throw error;
  });
  app.get('/requests', (context) => context.json(log.entries()));
  app.delete('/requests', (context) => {
    log.clear();
    return done(context);
  });
  app.put('/faults', async (context) => {
    const parsed = parseFaults(await readJson(context));
    if ('problem' in parsed) throw new ControlProblem(parsed.problem);
    faults.replace(parsed.rules);
    return done(context);
  });
  app.post('/messages', async (context) => {
    const body = await readFields(context, ['from', 'to', 'text']);
    const from = await memberId(database, body['from']);
    const account = await accountOf(database, body['to']);
    const text = body['text'];
    if (typeof text !== 'string' || text.trim() === '' || [...text].length > 2000)
      throw new ControlProblem('text must be a text of 1 to 2000 characters.');
    if (from === account.memberId) throw new ControlProblem('from and to are the same member.');
    const message = { text, sentAtMs: parts.nowMs(), quoted: null, photoId: null };
    const stored = await database.write((writer) => deliver(writer, account.id, from, message));
    parts.push.wake();
    return context.json({ conversation: stored.conversationId, message: stored.message });
  });
  app.post('/likes', async (context) => {
    const body = await readFields(context, ['from', 'to']);
    const from = await memberId(database, body['from']);
    const account = await accountOf(database, body['to']);
    if (from === account.memberId) throw new ControlProblem('from and to are the same member.');
    await database.write(async (writer) => {
      await writer.run(
        `INSERT INTO likes (from_member, to_member, liked_at_ms, seen) VALUES (?, ?, ?, 0)
         ON CONFLICT (from_member, to_member) DO UPDATE SET liked_at_ms = excluded.liked_at_ms, seen = 0`,
        [from, account.memberId, parts.nowMs()],
      );
      await noteLike(writer, from, account.memberId, parts.nowMs());
    });
    parts.push.wake();
    return done(context);
  });
  app.put('/online', async (context) => {
    const body = await readFields(context, ['member', 'online']);
    const member = await memberId(database, body['member']);
    const isOnline = body['online'];
    if (typeof isOnline !== 'boolean') throw new ControlProblem('online must be true or false.');
    await database.write((writer) =>
      writer.run('UPDATE members SET online = ? WHERE id = ?', [isOnline ? 1 : 0, member]),
    );
    return done(context);
  });
  app.get('/mail', async (context) => {
    const rows = await database.rows('SELECT * FROM mails ORDER BY id');
    return context.json(
      rows.map((row) => ({
        id: integerColumn(row, 'id'),
        to: textColumn(row, 'recipient'),
        subject: textColumn(row, 'subject'),
        text: textColumn(row, 'text'),
        links: parseJson(textColumn(row, 'links')),
        at: new Date(integerColumn(row, 'sent_at_ms')).toISOString(),
      })),
    );
  });
  app.get('/signups', async (context) => {
    const rows = await database.rows(
      `SELECT accounts.email, signups.* FROM signups JOIN accounts ON accounts.id = account_id ORDER BY account_id`,
    );
    return context.json(
      rows.map((row) => ({
        email: textColumn(row, 'email'),
        trafficsource: Object.fromEntries(
          ['network', 'ref', 'sub1', 'sub2', 'sub3'].map((name) => [name, nullableText(row, name)]),
        ),
        form_path: textColumn(row, 'form_path'),
        niche: integerColumn(row, 'niche'),
        landing: parseJson(nullableText(row, 'landing') ?? 'null'),
      })),
    );
  });
  app.get('/landing-steps', async (context) => context.json(await readLandingFunnels(database)));
  app.get('/ledger', async (context) => {
    const rows = await database.rows(
      `SELECT transactions.public_id, transactions.currency, ledger.* FROM ledger
       JOIN transactions ON transactions.id = ledger.transaction_id ORDER BY ledger.id`,
    );
    return context.json(
      rows.map((row) => ({
        transaction: textColumn(row, 'public_id'),
        kind: textColumn(row, 'kind'),
        amount_minor: integerColumn(row, 'amount_minor'),
        currency: textColumn(row, 'currency'),
        at: new Date(integerColumn(row, 'booked_at_ms')).toISOString(),
      })),
    );
  });
  app.put('/settings', async (context) => {
    const settings = await readJson(context);
    const problem = await database.write((writer) => storeOperatorSettings(writer, settings));
    if (problem !== null) throw new ControlProblem(problem);
    return done(context);
  });
  app.put('/prices', async (context) => {
    const prices = await readJson(context);
    const problem = await database.write((writer) => storeOperatorPrices(writer, prices));
    if (problem !== null) throw new ControlProblem(problem);
    parts.wakeBilling();
    return done(context);
  });
  app.put('/clock', async (context) => {
    const { ahead_ms: aheadMs } = await readFields(context, ['ahead_ms']);
    if (typeof aheadMs !== 'number' || !Number.isSafeInteger(aheadMs) || aheadMs < 0)
      throw new ControlProblem('ahead_ms must be a whole number from 0 on.');
    parts.setAhead(aheadMs);
    return done(context);
  });
  app.post('/reset', async (context) => {
    parts.setAhead(0);
    await parts.reset();
    faults.replace([]);
    log.clear();
    return done(context);
  });
  return app;
}

const LOOPBACK_ADDRESSES = ['127.0.0.1', '::1', '::ffff:127.0.0.1'];
const LOOPBACK_HOSTS = ['localhost', '127.0.0.1', '[::1]'];

/** Also rejects requests from other sites' pages in a browser on this machine. */
const loopbackOnly: MiddlewareHandler<AppEnvironment> = async (context, next) => {
  const isLocal =
    LOOPBACK_ADDRESSES.includes(context.env.incoming.socket.remoteAddress ?? '') &&
    LOOPBACK_HOSTS.includes(new URL(context.req.url).hostname) &&
    context.req.header('sec-fetch-site') !== 'cross-site';
  if (isLocal) return next();
  return context.json({ error: 'not_found', message: 'There is no such path.' }, 404);
};

function done(context: AppContext): Response {
  return context.json({ result: 'done' });
}

async function readJson(context: AppContext): Promise<unknown> {
  const body = parseJson(await context.req.text());
  if (body === undefined) throw new ControlProblem('The body is not JSON.');
  return body;
}

async function readFields(context: AppContext, names: readonly string[]): Promise<Record<string, unknown>> {
  const body = await readJson(context);
  if (!isRecord(body)) throw new ControlProblem(`Expected an object with ${names.join(', ')}.`);
  const unknownName = Object.keys(body).find((name) => !names.includes(name));
  if (unknownName !== undefined) throw new ControlProblem(`Unknown property ${unknownName}.`);
  return body;
}

async function memberId(database: Database, value: unknown): Promise<number> {
  if (typeof value !== 'number' || !Number.isSafeInteger(value))
    throw new ControlProblem('from and member are the id of a profile.');
  const row = await database.row('SELECT id FROM members WHERE id = ?', [value]);
  if (row === null) throw new ControlProblem(`There is no profile ${value}.`);
  return value;
}

async function accountOf(database: Database, value: unknown): Promise<{ id: number; memberId: number }> {
  if (typeof value !== 'string') throw new ControlProblem('to must be the e-mail address of an account.');
  const row = await database.row('SELECT id, member_id FROM accounts WHERE email = ?', [value]);
  if (row === null) throw new ControlProblem(`There is no account ${value}.`);
  return { id: integerColumn(row, 'id'), memberId: integerColumn(row, 'member_id') };
}
