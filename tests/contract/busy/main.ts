import { cpus } from 'node:os';
import { Worker } from 'node:worker_threads';
import { checkInProcess } from '../../../scripts/check-contract/run/in-process.ts';
import { findPhp } from '../../../scripts/test/find-php.ts';
import { startPhpServer } from '../php/php-server.ts';
import { PHP_OPERATIONS } from '../php/served-operations.ts';

/**
 * `npm run test:busy [-- runs]`: runs the whole checker against the PHP backend again and again while all cores are busy,
 * 200 times when no number is given. That backend keeps to the contract, so every finding is a false one.
 */

const BURN = 'for (;;) Math.sqrt(Math.random());';

async function main(runs: number): Promise<boolean> {
  const php = findPhp();
  if (!php.ok) throw new Error(php.message);
  const server = await startPhpServer(php.executablePath);
  const burners = cpus().map(() => new Worker(BURN, { eval: true }));
  let falseFindings = 0;
  let done = 0;
  try {
    for (; done < runs; done += 1) {
      server.begin([]);
      const report = await checkInProcess(server.url, { selection: { only: PHP_OPERATIONS, skip: [], source: null } });
      if (report.abortedBecause !== null) throw new Error(report.abortedBecause);
      for (const { code, title, operationId, actual } of report.findings) {
        falseFindings += 1;
        process.stdout.write(`run ${done + 1}: ${code} ${operationId ?? ''}: ${title}; ${actual}\n`);
      }
      if ((done + 1) % 10 === 0) process.stdout.write(`${done + 1} of ${runs} runs, ${falseFindings} findings\n`);
    }
  } finally {
    await Promise.all(burners.map((burner) => burner.terminate()));
    await server.close();
  }
  return falseFindings === 0;
}

const runs = Number(process.argv[2] ?? '200');
if (Number.isSafeInteger(runs) && runs > 0) process.exitCode = (await main(runs)) ? 0 : 1;
else {
  process.stderr.write('Usage: npm run test:busy [-- runs]\n');
  process.exitCode = 2;
}
