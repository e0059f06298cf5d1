import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseRuntimeConfiguration, type RuntimeConfiguration } from '../../worker/public/runtime-configuration.ts';

/**
 * Reads the runtime configuration of a built app, validated as the app validates it at startup.
 *
 * @throws an error with one line per problem if the file is missing, not JSON, or invalid
 */
export function readConfiguration(appDirectory: string): RuntimeConfiguration {
  const file = join(appDirectory, 'config.json');
  const parse = parseRuntimeConfiguration(readJson(file));
  if (!parse.ok) throw new Error(parse.problems.map((problem) => `${file}: ${problem}`).join('\n'));
  return parse.configuration;
}

function readJson(file: string): unknown {
  const text = readFileSync(file, 'utf8');
  try {
    return JSON.parse(text);
  } catch {
    throw new Error(`${file}: is not JSON`);
  }
}
