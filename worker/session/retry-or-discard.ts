import type { AccountDatabase } from '../public/database.ts';
import { isOutboxRow, type OutboxRow } from '../public/outbox-row.ts';
import type { CommandResult } from '../public/worker-api.ts';
import { commandResult } from '../sync/command-result.ts';
import { markRetried } from '../sync/outbox-rows.ts';
import { type WriteTarget, writeAccount } from '../sync/write.ts';
import { intentOf } from './intents.ts';

/** Requeues a rejected intent with its optimistic rows, or makes a waiting one due immediately. */
export async function retryIntent(account: WriteTarget, idempotencyKey: string): Promise<CommandResult> {
  return await withOpen(account, idempotencyKey, async (database, row, sequence) => {
    await markRetried(database, sequence);
    if (row.state === 'rejected') await intentOf(row).retry(database);
  });
}

/** Drops a rejected or waiting intent and removes all traces of it from the screen. */
export async function discardIntent(account: WriteTarget, idempotencyKey: string): Promise<CommandResult> {
  return await withOpen(account, idempotencyKey, async (database, row, sequence) => {
    await database.outbox.delete(sequence);
    await intentOf(row).discard(database);
  });
}

/** Sends the intents queued behind a rejected one in its lane. */
export async function passOverIntent(account: WriteTarget, idempotencyKey: string): Promise<CommandResult> {
  return await withOpen(account, idempotencyKey, async (database, row, sequence) => {
    if (row.state === 'rejected') await database.outbox.update(sequence, { isPassedOver: true });
  });
}

async function withOpen(
  account: WriteTarget,
  idempotencyKey: string,
  act: (database: AccountDatabase, row: OutboxRow, sequence: number) => Promise<void>,
): Promise<CommandResult> {
  const { database } = account;
  const written = await writeAccount(account, database.tables, async (): Promise<CommandResult> => {
    const row = await database.outbox.where('idempotencyKey').equals(idempotencyKey).first();
    const isOpen = isOutboxRow(row) && (row.state === 'rejected' || row.state === 'queued');
    if (!isOpen || row.sequence === undefined) return { status: 'invalid', problem: 'unknown-intent' };
    await act(database, row, row.sequence);
    return { status: 'accepted' };
  });
  return commandResult(written);
}
