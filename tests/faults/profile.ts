import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type BrowserContext, chromium } from 'playwright';
import type { Reference } from '../e2e/reference.ts';

/** Id of a long conversation of the demo account. */
export const CONVERSATION_ID = 1;
export const DEMO = { email: 'demo@example.com', password: 'demo-password' };
export const CALL_HEADERS = { 'x-package-name': 'rendezvous', 'x-original-host': 'localhost' };

/** Chromium's address bar drop-down, which loads pages for each profile. */
const BROWSER_PAGES = ['WebUIOmniboxPopup', 'WebUIOmniboxAimPopup', 'WebUIOmniboxFullPopup'];

/** The browser profile of a member who has used the app, as a starting point for many schedules. */
export interface Profile {
  /** Returns the folder of a copy; the caller deletes it. */
  copy(): string;
  /** Restores the server data that matches the profile. The server is running afterwards. */
  restoreServer(): Promise<void>;
  remove(): void;
}

/**
 * Logs in and opens a chat in a new profile, waits until the app could start without a server, and closes the browser
 * so that it saves its cookies. Reusing the profile saves half of the duration of a schedule.
 */
export async function makeProfile(reference: Reference, executablePath: string): Promise<Profile> {
  const folder = newFolder();
  const context = await openProfile(folder, reference, executablePath);
  try {
    await beLoggedIn(context);
    const page = await context.newPage();
    await page.goto(`/chats/${CONVERSATION_ID}`);
    await page.getByRole('log').waitFor();
    await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  } finally {
    await context.close();
  }
  const restoreServer = await reference.save();
  return {
    copy() {
      const copy = newFolder();
      cpSync(folder, copy, { recursive: true });
      return copy;
    },
    restoreServer,
    remove: () => removeFolder(folder),
  };
}

/** Opens the browser with a profile. */
export async function openProfile(
  folder: string,
  reference: Reference,
  executablePath: string,
): Promise<BrowserContext> {
  return await chromium.launchPersistentContext(folder, {
    executablePath,
    baseURL: reference.url,
    locale: 'en-US',
    reducedMotion: 'reduce',
    args: [
      ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
      '--disable-gpu',
      `--disable-features=${BROWSER_PAGES.join(',')}`,
    ],
  });
}

export function removeFolder(folder: string): void {
  rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
}

function newFolder(): string {
  return mkdtempSync(join(tmpdir(), 'rendezvous-profile-'));
}

async function beLoggedIn({ request }: BrowserContext): Promise<void> {
  const settings: unknown = await (await request.get('/api/settings.php', { headers: CALL_HEADERS })).json();
  const csrf = typeof settings === 'object' && settings !== null && 'csrf' in settings ? settings.csrf : undefined;
  const answer = await request.post('/api/login.php', { headers: CALL_HEADERS, data: { ...DEMO, csrf } });
  if (!answer.ok()) throw new Error(`The login was answered ${answer.status()}`);
}
