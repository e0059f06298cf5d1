import { createHash } from 'node:crypto';
import { mkdir } from 'node:fs/promises';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Client, createClient, type InArgs, type InStatement, type Row } from '@libsql/client';
import { describeError, StartFailure } from '../start-failure.ts';
import { textColumn } from './columns.ts';
import { DEMO_DATA_VERSION, SCHEMA_STATEMENTS } from './schema.ts';

export interface Reader {
  rows(sql: string, args?: InArgs): Promise<readonly Row[]>;
  /** Returns the first row, or null. */
  row(sql: string, args?: InArgs): Promise<Row | null>;
}

export interface Writer extends Reader {
  /** Returns the rowid of the last inserted row (0 if none) and the number of changed rows. */
  run(sql: string, args?: InArgs): Promise<{ insertedId: number; changedRows: number }>;
  runAll(statements: readonly InStatement[]): Promise<void>;
}

export interface Database extends Reader {
  /**
   * Runs `work` in a transaction. Transactions of this process run one after another, so that none waits for another's
   * lock. Rolls back if `work` throws or `keep` returns false for its result.
   */
  write<Result>(work: (writer: Writer) => Promise<Result>, keep?: (result: Result) => boolean): Promise<Result>;
  /** Waits for pending transactions, then closes the connection. */
  close(): Promise<void>;
}

const LOCK_TIMEOUT_MS = 5000;

/**
 * Opens the database and creates its schema. `tell` receives a line if the data of another version is dropped. Throws
 * `StartFailure` if the database cannot be opened.
 */
export async function openDatabase(url: string, tell: (line: string) => void): Promise<Database> {
  try {
    if (url.startsWith('file:')) await mkdir(dirname(localPath(url)), { recursive: true });
    const client = createClient({ url, intMode: 'number', timeout: LOCK_TIMEOUT_MS });
    if (url.startsWith('file:')) await client.execute('PRAGMA journal_mode = WAL');
    await leaveOldLayout(client, tell);
    await client.batch([...SCHEMA_STATEMENTS], 'write');
    return databaseOf(client);
  } catch (error) {
    throw new StartFailure(`Cannot open the database ${url}: ${describeError(error)}`);
  }
}

/**
 * Drops the tables of another version: they hold demo data only, which is seeded again. Keeps the installation's
 * secret. In a database that was never ours, all tables are left alone.
 */
async function leaveOldLayout(client: Client, tell: (line: string) => void): Promise<void> {
  const { rows } = await client.execute("SELECT name FROM sqlite_master WHERE type = 'table'");
  const tables = rows.map((row) => textColumn(row, 'name')).filter((name) => !name.startsWith('sqlite_'));
  const layout = createHash('sha256').update(SCHEMA_STATEMENTS.join('\n')).update(DEMO_DATA_VERSION).digest('hex');
  const isOurs = tables.includes('installation');
  if (isOurs) {
    const known = await client.execute("SELECT value FROM installation WHERE key = 'layout'");
    if (known.rows[0]?.['value'] === layout) return;
    tell('The database is from another version; its demonstration data is written anew.');
  }
  const old = isOurs ? tables.filter((name) => name !== 'installation') : [];
  await client.migrate([
    ...old.map((name) => `DROP TABLE "${name}"`),
    'CREATE TABLE IF NOT EXISTS installation (key TEXT PRIMARY KEY, value TEXT NOT NULL)',
    { sql: "INSERT OR REPLACE INTO installation (key, value) VALUES ('layout', ?)", args: [layout] },
  ]);
}

function localPath(url: string): string {
  return url.startsWith('file://') ? fileURLToPath(url) : url.slice('file:'.length);
}

interface Executor {
  execute(statement: InStatement): Promise<{ rows: Row[]; lastInsertRowid: bigint | undefined; rowsAffected: number }>;
}

function readerOf(executor: Executor): Reader {
  const rows = async (sql: string, args: InArgs = []) => (await executor.execute({ sql, args })).rows;
  return { rows, row: async (sql, args) => (await rows(sql, args))[0] ?? null };
}

function databaseOf(client: Client): Database {
  let lastWrite: Promise<unknown> = Promise.resolve();

  async function transact<Result>(
    work: (writer: Writer) => Promise<Result>,
    keep: (result: Result) => boolean,
  ): Promise<Result> {
    // For the connection that waits in the pool, which the transaction takes. Demonstration data outlives a crash of the
    // process; what a power cut takes of it is no loss.
    await client.execute('PRAGMA synchronous = NORMAL');
    const transaction = await client.transaction('write');
    try {
      const result = await work({
        ...readerOf(transaction),
        run: async (sql, args = []) => {
          const done = await transaction.execute({ sql, args });
          return { insertedId: Number(done.lastInsertRowid ?? 0n), changedRows: done.rowsAffected };
        },
        runAll: async (statements) => {
          await transaction.batch([...statements]);
        },
      });
      if (keep(result)) await transaction.commit();
      else await transaction.rollback();
      return result;
    } finally {
      transaction.close();
    }
  }

  return {
    ...readerOf(client),
    write(work, keep = () => true) {
      const result = lastWrite.then(() => transact(work, keep));
      lastWrite = result.catch(() => undefined);
      return result;
    },
    async close() {
      await lastWrite;
      client.close();
    },
  };
}
