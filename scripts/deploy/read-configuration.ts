import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { parseRuntimeConfiguration, type RuntimeConfiguration } from '../../worker/public/runtime-configuration.ts';
import { configurationProblems, respelledOrigins } from './configuration-problems.ts';
import { readJsonFile } from './read-json-file.ts';

/**
 * Reads the runtime configuration of a built app, validated as the app validates it at startup and, for what the web
 * server must know, more strictly. Each of its languages needs words in the app.
 *
 * @throws an error with one line per problem if the file is missing, not JSON, or invalid
 */
export function readConfiguration(appDirectory: string): RuntimeConfiguration {
  const file = join(appDirectory, 'config.json');
  const source = readJsonFile(file);
  const parse = parseRuntimeConfiguration(source);
  const problems = parse.ok
    ? [...configurationProblems(parse.configuration), ...missingLocales(appDirectory, parse.configuration)]
    : [...parse.problems, ...respelledOrigins(source)];
  if (!parse.ok || problems.length > 0) throw new Error(problems.map((problem) => `${file}: ${problem}`).join('\n'));
  return parse.configuration;
}

function missingLocales(appDirectory: string, { locales }: RuntimeConfiguration): string[] {
  return locales
    .filter((locale) => !existsSync(join(appDirectory, '_i18n', locale, 'messages.json')))
    .map((locale) => `locales: there is no _i18n/${locale}/messages.json; put it there, or leave out ${locale}`);
}
