import { type Browser, type CDPSession, expect, type Page } from 'playwright/test';

interface TargetInfo {
  targetId: string;
  type: string;
  url: string;
  browserContextId?: string | undefined;
}

/** The workers of one browser profile by the browser's own protocol, to end them as a crash would. */
export class Workers {
  readonly #session: CDPSession;
  readonly #profile: string | undefined;

  private constructor(session: CDPSession, profile: string | undefined) {
    this.#session = session;
    this.#profile = profile;
  }

  /** @param page of the profile whose workers are meant */
  static async of(browser: Browser, page: Page): Promise<Workers> {
    const ofPage = await page.context().newCDPSession(page);
    const { targetInfo } = await ofPage.send('Target.getTargetInfo');
    await ofPage.detach();
    return new Workers(await browser.newBrowserCDPSession(), targetInfo.browserContextId);
  }

  /** Ids of the shared workers that live. */
  async shared(): Promise<string[]> {
    const { targetInfos }: { targetInfos: TargetInfo[] } = await this.#session.send('Target.getTargets', {
      filter: [{ type: 'shared_worker' }],
    });
    return targetInfos
      .filter(({ browserContextId }) => browserContextId === this.#profile)
      .map(({ targetId }) => targetId);
  }

  /** Ends the shared worker without a word to its tabs. */
  async killShared(): Promise<void> {
    const [targetId] = await this.shared();
    if (targetId === undefined) throw new Error('There is no shared worker to kill');
    await this.#session.send('Target.closeTarget', { targetId });
    await expect.poll(() => this.shared()).not.toContain(targetId);
  }

  /** Runs an expression in the shared worker and does not wait for its end. */
  async runInShared(expression: string): Promise<void> {
    const [targetId] = await this.shared();
    if (targetId === undefined) throw new Error('There is no shared worker to run in');
    const { sessionId } = await this.#session.send('Target.attachToTarget', { targetId, flatten: false });
    const message = JSON.stringify({ id: 1, method: 'Runtime.evaluate', params: { expression } });
    await this.#session.send('Target.sendMessageToTarget', { sessionId, message });
  }
}

/** The renderer of the page is gone, and every worker with it that lived there. */
export async function crash(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const crashed = page.waitForEvent('crash');
  // Never answered: whoever would is gone.
  session.send('Page.crash').catch(() => undefined);
  await crashed;
}

/** As a browser that saves memory freezes a tab in the background, its own worker with it. */
export async function freeze(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Page.setWebLifecycleState', { state: 'frozen' });
}
