import { type Browser, type CDPSession, expect, type Page } from 'playwright/test';

interface TargetInfo {
  targetId: string;
  type: string;
  url: string;
  browserContextId?: string | undefined;
}

/** Controls the workers of one browser profile through the DevTools protocol, to end them like a crash. */
export class Workers {
  readonly #session: CDPSession;
  readonly #profile: string | undefined;

  private constructor(session: CDPSession, profile: string | undefined) {
    this.#session = session;
    this.#profile = profile;
  }

  /** @param page any page of the profile */
  static async of(browser: Browser, page: Page): Promise<Workers> {
    const ofPage = await page.context().newCDPSession(page);
    const { targetInfo } = await ofPage.send('Target.getTargetInfo');
    await ofPage.detach();
    return new Workers(await browser.newBrowserCDPSession(), targetInfo.browserContextId);
  }

  /** Returns the ids of the running shared workers. */
  async shared(): Promise<string[]> {
    const { targetInfos }: { targetInfos: TargetInfo[] } = await this.#session.send('Target.getTargets', {
      filter: [{ type: 'shared_worker' }],
    });
    return targetInfos
      .filter(({ browserContextId }) => browserContextId === this.#profile)
      .map(({ targetId }) => targetId);
  }

  /** Kills the shared worker without notifying its tabs. */
  async killShared(): Promise<void> {
    const [targetId] = await this.shared();
    if (targetId === undefined) throw new Error('There is no shared worker to kill');
    await this.#session.send('Target.closeTarget', { targetId });
    await expect.poll(() => this.shared()).not.toContain(targetId);
  }

  /** Evaluates an expression in the shared worker without waiting for the result. */
  async runInShared(expression: string): Promise<void> {
    const [targetId] = await this.shared();
    if (targetId === undefined) throw new Error('There is no shared worker to run in');
    const { sessionId } = await this.#session.send('Target.attachToTarget', { targetId, flatten: false });
    const message = JSON.stringify({ id: 1, method: 'Runtime.evaluate', params: { expression } });
    await this.#session.send('Target.sendMessageToTarget', { sessionId, message });
  }
}

/** Crashes the page's renderer, along with every worker that runs in it. */
export async function crash(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const crashed = page.waitForEvent('crash');
  // Never settles: the renderer that would respond is gone.
  session.send('Page.crash').catch(() => undefined);
  await crashed;
}

/** Freezes the tab and its dedicated worker, as a browser does with background tabs to save memory. */
export async function freeze(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Page.setWebLifecycleState', { state: 'frozen' });
}

/** Returns how many tabs of the page's profile ping a worker, and how many wait for their turn. */
export async function pingLocks(page: Page): Promise<{ held: number; pending: number }> {
  return await page.evaluate(async () => {
    const { held = [], pending = [] } = await navigator.locks.query();
    const count = (locks: LockInfo[]) => locks.filter(({ name }) => name?.startsWith('rendezvous-ping/')).length;
    return { held: count(held), pending: count(pending) };
  });
}
