import { isValid } from '../../openapi/generated/validators.ts';
import { createCookieFetch } from '../fixtures/cookie-fetch.ts';
import { DEMO, type Stage } from './stage.ts';

/** Logs the demo member in on another device, and returns calls from there, bypassing the product. */
export async function callAsDemo(stage: Stage): Promise<(path: string, init?: RequestInit) => Promise<unknown>> {
  const fetchWithCookies = createCookieFetch();
  const url = stage.serverUrl();
  const headers = {
    'content-type': 'application/json',
    'x-package-name': 'rendezvous-test',
    'x-original-host': new URL(url).host,
  };
  const call = async (path: string, init: RequestInit = {}): Promise<unknown> => {
    const response = await fetchWithCookies(new Request(url + path, { headers, ...init }));
    if (!response.ok) throw new Error(`${path} answered ${response.status}`);
    return await response.json();
  };
  const settings = await call('/api/settings.php');
  if (!isValid('Settings', settings)) throw new Error('Settings break the contract');
  await call('/api/login.php', { method: 'POST', body: JSON.stringify({ ...DEMO, csrf: settings.csrf }) });
  return call;
}

/** Reads the newest hundred messages of a conversation directly from the server, bypassing the product. */
export async function readServerMessages(stage: Stage, conversationId: number): Promise<{ text: string }[]> {
  const call = await callAsDemo(stage);
  const page = await call(`/api/chat.php?conversation=${conversationId}&limit=100`);
  if (!isValid('ChatPage', page)) throw new Error('The page of messages breaks the contract');
  return page.messages;
}
