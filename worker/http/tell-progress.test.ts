import { expect, test } from 'vitest';
import { tellProgress } from './tell-progress.ts';

test('each part of a body is told as it comes in, and the response is as it was', async () => {
  const parts = [new Uint8Array([1]), new Uint8Array([2, 3])];
  const body = new ReadableStream<Uint8Array<ArrayBuffer>>({
    pull(controller) {
      const part = parts.shift();
      if (part === undefined) controller.close();
      else controller.enqueue(part);
    },
  });
  let told = 0;
  const init = { status: 203, statusText: 'Told by another', headers: { 'x-request-id': 'r1' } };
  const response = tellProgress(new Response(body, init), () => {
    told += 1;
  });
  expect(new Uint8Array(await response.arrayBuffer())).toEqual(new Uint8Array([1, 2, 3]));
  expect(told).toBe(2);
  expect([response.status, response.statusText, response.headers.get('x-request-id')]).toEqual([
    203,
    'Told by another',
    'r1',
  ]);
});

test('an error and a response without a body are passed on untouched', async () => {
  let told = 0;
  const tell = () => {
    told += 1;
  };
  for (const response of [new Response('No.', { status: 500 }), new Response(null, { status: 204 })]) {
    expect(tellProgress(response, tell)).toBe(response);
    await response.text();
  }
  expect(told).toBe(0);
});
