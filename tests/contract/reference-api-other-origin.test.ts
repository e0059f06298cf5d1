import { expect, it } from 'vitest';
import { CALL_HEADERS, referenceStage } from './reference-client.ts';

const APP = 'https://www.example.com';
const stage = referenceStage({ appOrigins: [APP] });
const url = () => `${stage.url}/api/settings.php`;

const listed = (response: Response, name: string): readonly string[] =>
  (response.headers.get(name) ?? '').split(',').map((each) => each.trim().toLowerCase());

it('an app on another origin may ask with all its headers, and reads what the server’s clock and waits hang on', async () => {
  const asked = await fetch(url(), {
    method: 'OPTIONS',
    headers: {
      origin: APP,
      'access-control-request-method': 'PUT',
      'access-control-request-headers': 'content-type,idempotency-key,x-account',
    },
  });
  expect(asked.ok).toBe(true);
  expect(asked.headers.get('access-control-allow-origin')).toBe(APP);
  expect(asked.headers.get('access-control-allow-credentials')).toBe('true');
  expect(listed(asked, 'access-control-allow-headers')).toEqual(
    expect.arrayContaining(['content-type', 'idempotency-key', 'x-account', 'x-original-host', 'x-package-name']),
  );
  expect(listed(asked, 'access-control-allow-methods')).toEqual(
    expect.arrayContaining(['get', 'post', 'put', 'delete']),
  );
  const answer = await fetch(url(), { headers: { ...CALL_HEADERS, origin: APP } });
  expect(answer.status).toBe(200);
  expect(answer.headers.get('access-control-allow-origin')).toBe(APP);
  expect(listed(answer, 'access-control-expose-headers')).toEqual(expect.arrayContaining(['date', 'retry-after']));
  expect(Date.parse(answer.headers.get('date') ?? '')).not.toBeNaN();
});

it('any other site is let in to nothing', async () => {
  const answer = await fetch(url(), { headers: { ...CALL_HEADERS, origin: 'https://elsewhere.example' } });
  expect(answer.headers.get('access-control-allow-origin')).toBeNull();
});
