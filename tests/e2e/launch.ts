import type { LaunchOptions } from 'playwright/test';

/** Chromium's address bar drop-down: loads two pages for every profile, which takes a second each time. */
const BROWSER_PAGES = ['WebUIOmniboxPopup', 'WebUIOmniboxAimPopup', 'WebUIOmniboxFullPopup'];

/** Chrome does not start its sandbox as root, the usual user in CI. */
const ROOT_ARGUMENTS = process.getuid?.() === 0 ? ['--no-sandbox'] : [];

/** Returns how the tests start the browser at `executablePath`. */
export function launchOptionsOf(executablePath: string): LaunchOptions {
  return {
    executablePath,
    args: [
      ...ROOT_ARGUMENTS,
      '--disable-gpu',
      // Nothing is drawn by a graphics card: a process of its own for it only costs.
      '--in-process-gpu',
      '--disable-background-networking',
      `--disable-features=${BROWSER_PAGES.join(',')}`,
    ],
  };
}

/**
 * Starts the browser that members have where `npm test` takes Chromium's headless shell: for `test.use` in a file whose
 * tests need what the shell lacks (notifications, permissions, windows).
 */
export function wholeBrowser(): { launchOptions: LaunchOptions } {
  const executablePath = process.env['CHROMIUM_PATH'];
  if (executablePath === undefined) throw new Error('The configuration of the tests sets CHROMIUM_PATH');
  return { launchOptions: launchOptionsOf(executablePath) };
}
