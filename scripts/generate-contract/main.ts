import { runCommand } from './command.ts';

const OPENAPI = new URL('../../openapi/', import.meta.url);

process.exitCode = await runCommand(process.argv.slice(2), OPENAPI, (line) => console.error(line));
