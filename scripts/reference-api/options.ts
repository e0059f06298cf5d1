export interface CommandOptions {
  development: boolean;
  quiet: boolean;
  control: boolean;
  port: number;
  host: string;
  databaseUrl: string;
  /** Origins of apps hosted elsewhere. */
  appOrigins: readonly string[];
}

export type ParsedCommand =
  | { kind: 'run'; options: CommandOptions }
  | { kind: 'help' }
  | { kind: 'problem'; message: string };

export const USAGE = `Usage: npm start [-- options]   or   npm run dev [-- options]

Serves the built app, its API and the demonstration data from one origin.
A development and test tool, not a server for production.

  --dev     serve the app from its sources, with hot reload
  --quiet   members do not answer messages, new photos are approved at once
  --help    show this text

Environment
  PORT               port to listen on (8080)
  HOST               network address to listen on (127.0.0.1)
  DATABASE_URL       file:<path>, or the address of a libSQL server (file:.data/reference.sqlite)
  APP_ORIGINS        origins of apps served elsewhere that may call the API, with commas between them (none)
  REFERENCE_CONTROL  1 opens the control plane below /_reference, on loopback`;

/** Parses the command line; `args` excludes the Node executable and the script path. */
export function parseCommand(
  args: readonly string[],
  environment: Readonly<Record<string, string | undefined>>,
): ParsedCommand {
  const known = ['--dev', '--quiet', '--help'];
  const unknownOption = args.find((arg) => !known.includes(arg));
  if (unknownOption !== undefined)
    return { kind: 'problem', message: `Unknown option ${unknownOption}. Known: ${known.join(', ')}.` };
  if (args.includes('--help')) return { kind: 'help' };
  const portText = environment['PORT'] ?? '';
  const port = portText === '' ? 8080 : Number(portText);
  if ((portText !== '' && !/^\d{1,5}$/.test(portText)) || port > 65_535)
    return { kind: 'problem', message: `PORT must be a number from 0 to 65535, not "${portText}".` };
  const appOrigins = (environment['APP_ORIGINS'] ?? '').split(',').flatMap((text) => text.trim() || []);
  const wrong = appOrigins.find((text) => !isOrigin(text));
  if (wrong !== undefined)
    return { kind: 'problem', message: `APP_ORIGINS must be origins such as https://www.example.com, not "${wrong}".` };
  return {
    kind: 'run',
    options: {
      development: args.includes('--dev'),
      quiet: args.includes('--quiet'),
      control: environment['REFERENCE_CONTROL'] === '1',
      port,
      host: environment['HOST'] || '127.0.0.1',
      databaseUrl: environment['DATABASE_URL'] || 'file:.data/reference.sqlite',
      appOrigins,
    },
  };
}

function isOrigin(text: string): boolean {
  try {
    const { protocol, origin } = new URL(text);
    return origin === text && (protocol === 'https:' || protocol === 'http:');
  } catch {
    return false;
  }
}
