import { runCommand } from './command.ts';

const interruption = new AbortController();
// The first Ctrl-C ends the run with its report; a second one kills the process immediately.
process.once('SIGINT', () => interruption.abort());
process.once('SIGTERM', () => interruption.abort());

const isCi = (process.env['CI'] ?? '') !== '' && process.env['CI'] !== 'false';
process.exitCode = await runCommand(process.argv.slice(2), {
  out: {
    write: (text) => void process.stdout.write(text),
    isTerminal: process.stdout.isTTY === true && !isCi,
    columns: process.stdout.columns ?? 80,
  },
  printError: (line) => void process.stderr.write(`${line}\n`),
  environment: process.env,
  signal: interruption.signal,
});
