import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { onEachServer } from './on-each-server.ts';
import { type Answer, ask } from './web-server.ts';

onEachServer((stage) => {
  const { name, get } = stage;

  test('hands each call to its own file, and the answer on as PHP gave it', async () => {
    const answer = await get('/api/settings.php');
    expect([answer.status, answer.headers['cache-control']]).toEqual([200, 'private, no-store']);
    expect(answer.headers['content-type']).toMatch(/^application\/json; ?charset=utf-8$/i);
    expect(JSON.parse(answer.body.toString())).toHaveProperty('cdn_prefix');
    const folder = name === 'htaccess' ? 'app/api' : 'backend/api';
    expect(stage.world.calls()).toContain(`GET ${join(stage.world.folder, folder, 'settings.php')}`);
    expect((await get('/api/user.php')).status).toBe(403);
  });

  test('keeps the status, the body and the cookie of a login', async () => {
    const { email, password } = stage.world.stored.account;
    const logIn = (typed: string): Promise<Answer> =>
      ask(
        stage.url,
        '/api/login.php',
        { 'content-type': 'application/json' },
        'POST',
        JSON.stringify({ email, password: typed }),
      );
    const refused = await logIn('wrong');
    expect([refused.status, JSON.parse(refused.body.toString())]).toMatchObject([
      422,
      { error: 'invalid_credentials' },
    ]);
    const taken = await logIn(password);
    const [cookie = ''] = taken.headers['set-cookie'] ?? [];
    expect([taken.status, cookie]).toEqual([
      200,
      expect.stringMatching(/^deploy_session=.*secure; HttpOnly; SameSite=Lax/i),
    ]);
    const user = await get('/api/user.php', { cookie: cookie.split(';')[0] ?? '' });
    expect(user.status).toBe(200);
  });

  test.each([
    '/api/nothing.php',
    '/api/',
    '/api/nothing',
    '/api/../session.php',
    '/api/settings.php/more',
    '/api/data/account.json',
  ])('answers %s with 404 in JSON', async (path) => {
    const { status, headers, body } = await get(path);
    expect(status).toBe(404);
    if (path.includes('..')) return;
    expect(headers['content-type']).toMatch(/^application\/json/);
    expect(JSON.parse(body.toString())).toMatchObject({ error: 'not_found' });
  });

  test('serves the pictures of the backend and nothing that lies beside them', async () => {
    const settings: unknown = JSON.parse((await get('/api/settings.php')).body.toString());
    expect(settings).toMatchObject({ cdn_prefix: '/media' });
    const [picture] = readdirSync(join(stage.world.folder, 'backend/media'), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => `${entry.parentPath}/${entry.name}`.slice(join(stage.world.folder, 'backend').length));
    const answer = await get(picture ?? '');
    expect([answer.status, answer.headers['content-type']]).toEqual([200, expect.stringMatching(/^image\/svg\+xml/)]);
    expect((await get('/data/account.json')).status).toBe(404);
  });
});
