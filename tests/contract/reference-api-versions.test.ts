import { createClient } from '@libsql/client';
import { expect, it } from 'vitest';
import { referenceStage, valueAt } from './reference-client.ts';

const lines: string[] = [];
const stage = referenceStage({ tell: (line) => lines.push(line) });

it('data of another version is written anew, with one line, and the secret stays', async () => {
  const visitor = stage.visitor();
  const csrf = await visitor.csrf();
  const client = await stage.member('demo');
  await client.call('saveProfile', { body: { city: 'Elsewhere' } });
  await stage.restart();
  expect(valueAt((await client.call('getUser')).body, 'profile', 'city')).toBe('Elsewhere');
  expect(lines).toEqual([]);

  const database = createClient({ url: stage.databaseUrl });
  await database.execute('DROP INDEX likes_received');
  await database.execute('ALTER TABLE likes DROP COLUMN seen');
  await database.execute("UPDATE installation SET value = 'older' WHERE key = 'layout'");
  database.close();
  await stage.restart();
  expect(lines).toEqual(['The database is from another version; its demonstration data is written anew.']);
  expect((await client.call('getUser')).status).toBe(403);
  await client.logIn('demo@example.com', 'demo-password');
  expect(valueAt((await client.call('getUser')).body, 'profile', 'city')).toBe('Bristol');
  expect((await client.call('getLikes')).status).toBe(200);
  expect(await visitor.csrf()).toBe(csrf);
});
