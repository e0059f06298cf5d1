import { isValid } from '../../openapi/generated/validators.ts';
import { createCookieFetch } from '../fixtures/cookie-fetch.ts';

const DEMO = { email: 'demo@example.com', password: 'demo-password' };

/** Returns the demo member's own messages among the newest hundred of a conversation on the server, oldest first. */
export async function readTexts(url: string, conversationId: number): Promise<string[]> {
  const call = createCalls(url);
  const settings = await call('/api/settings.php');
  if (!isValid('Settings', settings)) throw new Error('Settings break the contract');
  await call('/api/login.php', { method: 'POST', body: JSON.stringify({ ...DEMO, csrf: settings.csrf }) });
  const page = await call(`/api/chat.php?conversation=${conversationId}&limit=100`);
  if (!isValid('ChatPage', page)) throw new Error('The page of messages breaks the contract');
  return page.messages
    .filter((message) => message.from_me)
    .map((message) => message.text)
    .reverse();
}

function createCalls(url: string): (path: string, init?: RequestInit) => Promise<unknown> {
  const fetchWithCookies = createCookieFetch();
  const headers = {
    'content-type': 'application/json',
    'x-package-name': 'rendezvous-test',
    'x-original-host': new URL(url).host,
  };
  return async (path, init = {}) => {
    const response = await fetchWithCookies(new Request(url + path, { headers, ...init }));
    if (!response.ok) throw new Error(`${path} answered ${response.status}`);
    return await response.json();
  };
}
