import { afterEach, expect, test, vi } from 'vitest';
import { answerServiceWorker } from './page-requests.ts';

afterEach(() => void vi.unstubAllGlobals());

/** What a visible page at `pathname` answers when it is asked whether `path` is on screen. */
async function answerAt(pathname: string, path: string): Promise<unknown> {
  const container = Object.assign(new EventTarget(), { startMessages: () => undefined });
  vi.stubGlobal('navigator', { serviceWorker: container });
  vi.stubGlobal('location', { pathname });
  vi.stubGlobal('document', { visibilityState: 'visible' });
  const stop = answerServiceWorker(() => undefined);
  const { port1, port2 } = new MessageChannel();
  const answered = new Promise((resolve) => {
    port1.onmessage = ({ data }) => resolve(data);
  });
  const request = Object.assign(new Event('message'), { data: { type: 'is-on-screen', path }, ports: [port2] });
  container.dispatchEvent(request);
  const answer = await answered;
  port1.close();
  stop();
  return answer;
}

test('what a page shows is on screen by each of its addresses', async () => {
  expect(await answerAt('/chats/12', '/chats/12')).toBe(true);
  expect(await answerAt('/chats/12/', '/chats/12')).toBe(true);
  expect(await answerAt('/likes', '/likes/received')).toBe(true);
  expect(await answerAt('/Likes/', '/likes/received')).toBe(true);
});

test('another page is not on screen', async () => {
  expect(await answerAt('/chats/121', '/chats/12')).toBe(false);
  expect(await answerAt('/chats', '/chats/12')).toBe(false);
  expect(await answerAt('/likes/given', '/likes/received')).toBe(false);
});
