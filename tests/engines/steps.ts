import { expect } from 'vitest';
import type { Profile, Tab } from './engine.ts';
import { countCachedConversations, isControlled, markNamed, readWords } from './page-reads.ts';

/** Steps shared by the tests of the suite. */

export const PATIENCE = { timeout: 30_000, interval: 100 };
/**
 * The app polls every 60 s (specification, section 9) plus up to 5 % jitter. A shared worker that survives the reload of
 * its only page has no reason to poll earlier.
 */
export const POLL_PATIENCE = { timeout: 75_000, interval: 250 };

/** Ids of the member in the demo account's longest conversation and of that conversation. */
export const MAYA = { profileId: 221, conversationId: 1 };
const DEMO = { email: 'demo@example.com', password: 'demo-password' };
export const OTHER = { email: 'other@example.com', password: 'other-password' };

/** Waits until the text of the visible elements that match `selector` matches the pattern. */
export async function untilWords(tab: Tab, selector: string, pattern: RegExp): Promise<void> {
  await expect.poll(() => tab.ask(readWords, selector), PATIENCE).toMatch(pattern);
}

export async function clickNamed(tab: Tab, selector: string, name: string): Promise<void> {
  await expect.poll(() => tab.ask(markNamed, selector, name), PATIENCE).toBe(true);
  await tab.click('[data-engine-test]');
}

export async function openTab(profile: Profile, path: string): Promise<Tab> {
  const tab = await profile.openTab();
  await tab.goto(path);
  return tab;
}

/** Logs in through the form and waits for the member's home page. */
export async function logIn(tab: Tab, { email, password } = DEMO): Promise<void> {
  await tab.goto('/login');
  await fillLogin(tab, { email, password });
  await expect.poll(() => tab.path(), PATIENCE).toBe('/home');
}

export async function fillLogin(tab: Tab, { email, password } = DEMO): Promise<void> {
  await untilWords(tab, 'form button[type="submit"]', /./);
  await tab.type('input[autocomplete="username"]', email);
  await tab.type('input[autocomplete="current-password"]', password);
  await tab.click('form button[type="submit"]');
}

export async function logOut(tab: Tab): Promise<void> {
  await clickNamed(tab, 'button', 'Robin');
  await clickNamed(tab, 'button, [role="menuitem"]', 'Log out');
}

export async function openChat(tab: Tab, conversationId: number): Promise<void> {
  await tab.goto(`/chats/${conversationId}`);
  await untilWords(tab, '[role="log"]', /./);
}

export async function writeMessage(tab: Tab, text: string): Promise<void> {
  await tab.type('form textarea', text);
  await clickNamed(tab, 'button', 'Send');
}

/** Returns the count in the page title: unread messages and new likes. */
export async function titleCount(tab: Tab): Promise<number> {
  return Number(/^\((\d+)\)/.exec(await tab.title())?.[1] ?? 0);
}

/** Waits until the app can start and show its chats offline. */
export async function untilReadyForOffline(tab: Tab): Promise<void> {
  await expect.poll(() => tab.ask(isControlled), PATIENCE).toBe(true);
  await expect.poll(() => tab.ask(countCachedConversations), PATIENCE).toBeGreaterThan(20);
}
