import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type ReferenceServer, startReferenceServer } from '../../scripts/reference-api/server.ts';

let server: ReferenceServer;

beforeAll(async () => {
  server = await startReferenceServer({ port: 0, databaseUrl: ':memory:', control: false, quiet: true });
});

afterAll(() => server.close());

test('the contract is served as one document for tools', async () => {
  const response = await fetch(`${server.url}/_reference/openapi.json`);
  expect(response.headers.get('content-type')).toBe('application/json; charset=utf-8');
  expect(await response.text()).toBe(
    readFileSync(new URL('../../openapi/generated/openapi.json', import.meta.url), 'utf8'),
  );
});

test('the pages to read load nothing from elsewhere and run no inline script', async () => {
  const response = await fetch(`${server.url}/_reference/docs`);
  const html = await response.text();
  expect(response.headers.get('content-security-policy')).toContain("script-src 'self';");
  const files = [...html.matchAll(/(?:src|href)="([^"]+)"/g)].map(([, path]) => path ?? '');
  expect(files).toContain('/_reference/docs/redoc.js');
  for (const path of files) expect((await fetch(new URL(path, server.url))).status).toBe(200);
  expect(html).not.toMatch(/<script>|https?:/);
});
