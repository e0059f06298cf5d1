import { afterAll, beforeAll } from 'vitest';
import type { RunReport } from '../../../scripts/check-contract/model/run-report.ts';
import { checkInProcess } from '../../../scripts/check-contract/run/in-process.ts';
import { findPhp } from '../../../scripts/test/find-php.ts';
import { type PhpServer, startPhpServer } from './php-server.ts';

/** What a run needs to find a member and have a session. */
export const BASIS: readonly string[] = ['getSettings', 'logIn', 'logOut', 'getUser', 'search'];

/** PHP's program, or why there is none, said once for each file. */
export const php = findPhp();
if (!php.ok) process.stderr.write(`${php.message}\n`);

/** Provides a backend in PHP for the tests of one block. Runs all phases of the checker against it with these habits. */
export function habitStage(): (habits: readonly string[], only: readonly string[]) => Promise<RunReport> {
  let server: PhpServer | null = null;
  beforeAll(async () => {
    if (php.ok) server = await startPhpServer(php.executablePath);
  });
  afterAll(async () => {
    await server?.close();
  });
  return async (habits, only) => {
    if (server === null) throw new Error('PHP does not run');
    server.begin(habits);
    return await checkInProcess(server.url, { selection: { only, skip: [], source: null } });
  };
}

/** Returns the kinds of findings per operation, without duplicates. */
export function found({ findings }: RunReport): readonly string[] {
  return [...new Set(findings.map(({ operationId, code }) => `${operationId} ${code}`))].sort();
}
