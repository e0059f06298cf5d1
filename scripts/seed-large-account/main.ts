import { parseArgs } from 'node:util';
import { openDatabase } from '../reference-api/database/database.ts';
import { seedLargeAccount } from '../reference-api/demo/large-account.ts';
import { seedIfEmpty } from '../reference-api/demo/seed.ts';
import { describeError, StartFailure } from '../reference-api/start-failure.ts';

/** `npm run seed:large`: adds an account with many chats, messages and likes to the reference API's database. */

const USAGE = `Usage: npm run seed:large [-- --chats 10000 --messages 100000 --likes 5000 --email large@example.com]

Adds an account to the database of the reference API, named by DATABASE_URL (file:.data/reference.sqlite).
Its password is large-password.`;

const PASSWORD = 'large-password';
const ROWS_MAX = 1_000_000;

async function run(): Promise<void> {
  const { values } = parseArgs({
    options: {
      chats: { type: 'string', default: '10000' },
      messages: { type: 'string', default: '100000' },
      likes: { type: 'string', default: '5000' },
      email: { type: 'string', default: 'large@example.com' },
      help: { type: 'boolean', default: false },
    },
  });
  if (values.help) {
    console.log(USAGE);
    return;
  }
  const size = {
    email: values.email,
    password: PASSWORD,
    chats: countOf('--chats', values.chats, 1),
    messages: countOf('--messages', values.messages, 0),
    likes: countOf('--likes', values.likes, 0),
  };
  const database = await openDatabase(process.env['DATABASE_URL'] || 'file:.data/reference.sqlite', console.log);
  try {
    const nowMs = Date.now();
    await seedIfEmpty(database, nowMs);
    await seedLargeAccount(database, size, nowMs);
  } finally {
    await database.close();
  }
  console.log(`${size.email} / ${PASSWORD}: ${size.chats} chats, ${size.messages} messages, ${size.likes} likes`);
}

function countOf(option: string, text: string, min: number): number {
  const count = Number(text);
  if (!/^\d{1,7}$/.test(text) || count < min || count > ROWS_MAX) {
    throw new StartFailure(`${option} must be a whole number from ${min} to ${ROWS_MAX}, not "${text}".`);
  }
  return count;
}

run().catch((error: unknown) => {
  console.error(describeError(error));
  process.exit(1);
});
