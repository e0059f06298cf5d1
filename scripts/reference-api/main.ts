import { type CommandOptions, parseCommand, USAGE } from './options.ts';
import { describeError } from './start-failure.ts';

async function run(options: CommandOptions): Promise<void> {
  // Not before the command is understood: loading them takes a second.
  const [{ startReferenceServer }, { DEMO_ACCOUNTS }, { PASSWORD_COST }] = await Promise.all([
    import('./server.ts'),
    import('./demo/accounts.ts'),
    import('./session/passwords.ts'),
  ]);
  if (!options.development) {
    const { ensureBuilt } = await import('../build/ensure-built.ts');
    await ensureBuilt();
  }
  const server = await startReferenceServer({
    ...options,
    demoPasswordCost: PASSWORD_COST,
    tell: (line) => console.log(line),
  });
  const stop = (): void => {
    server.close().then(
      () => process.exit(0),
      (error: unknown) => fail(describeError(error)),
    );
  };
  process.once('SIGINT', stop);
  process.once('SIGTERM', stop);

  // After the signal handlers: a script that waits for this line may stop the server immediately.
  console.log(`Ready: ${server.url}`);
  for (const account of DEMO_ACCOUNTS) console.log(`  ${account.email} / ${account.password} (${account.note})`);
  if (options.control) console.log(`  Control plane: ${server.url}/_reference`);
}

function fail(message: string): void {
  console.error(message);
  process.exit(1);
}

const command = parseCommand(process.argv.slice(2), process.env);
if (command.kind === 'help') {
  console.log(USAGE);
} else if (command.kind === 'problem') {
  fail(command.message);
} else {
  run(command.options).catch((error: unknown) => fail(describeError(error)));
}
