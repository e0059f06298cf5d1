import { askPage } from './ask-page.ts';
import type { NoticeData } from './compose-notice.ts';
import { readSession } from './read-session.ts';

/** How long a page may take to confirm that it navigates by itself. */
const ANSWER_WAIT_MS = 1_000;

/** Opens the notification's target, in an existing tab without a reload, otherwise in a new one. */
export async function openFromNotice(scope: ServiceWorkerGlobalScope, data: NoticeData | null): Promise<void> {
  const path = await pathFor(data);
  const windows = await scope.clients.matchAll({ type: 'window' });
  const wanted = new URL(path, scope.location.origin).href;
  const chosen =
    windows.find((client) => client.url === wanted) ??
    windows.find((client) => client.focused) ??
    windows.find((client) => client.visibilityState === 'visible') ??
    windows[0];
  if (chosen === undefined) {
    await scope.clients.openWindow(path);
    return;
  }
  // Focus first: the permission to focus expires soon after the click.
  const focused = chosen.focus().catch(() => undefined);
  const isTaken = await askPage(chosen, { type: 'open', path }, ANSWER_WAIT_MS);
  if (!isTaken) await chosen.navigate(path).catch(() => scope.clients.openWindow(path));
  await focused;
}

/** Returns the home path for a notification of another account. */
async function pathFor(data: NoticeData | null): Promise<string> {
  if (data === null) return '/home';
  if (data.account === null) return data.path;
  const session = await readSession();
  return session?.status === 'member' && session.accountId === data.account ? data.path : '/home';
}
