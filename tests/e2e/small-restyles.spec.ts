import { expect, type Page } from 'playwright/test';
import { TEMPLATE_NAMES } from '../../openapi/generated/enumerations.ts';
import { beLoggedIn, test } from './fixtures.ts';
import { CORE } from './tags.ts';
import { drawIn } from './template.ts';

/** A page of chats has 500 elements, a conversation 1,300: all of them took a slow phone 20 ms and more. */
const RESTYLED_MAX = 100;
const PAGES = ['/home', '/chats', '/chats/1'];
/** Of the 850 that the messages of a conversation have. */
const RESTYLED_BESIDE_A_MESSAGE_MAX = 250;
/** Something else may change meanwhile; never in each of them. */
const ATTEMPTS = 3;

for (const template of TEMPLATE_NAMES) {
  test(`a word that comes and goes in ${template} restyles few elements and not the page`, { tag: CORE }, async ({
    page,
    context,
    baseURL,
  }) => {
    await drawIn(context, baseURL, template);
    await beLoggedIn(page);
    for (const path of PAGES) {
      await page.goto(path);
      await expect(page.locator('main a[href^="/members/"], main a[href^="/chats/"]').first()).toBeVisible();
      await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0);
      const restyled: number[] = [];
      for (let attempt = 0; attempt < ATTEMPTS; attempt += 1)
        restyled.push(await countRestyled(page, comeAndGoInAWord));
      expect(Math.min(...restyled), `elements of ${path}`).toBeLessThan(RESTYLED_MAX);
      // Otherwise nothing was counted.
      expect(Math.min(...restyled)).toBeGreaterThan(0);
    }
    const besideMessages: number[] = [];
    for (let attempt = 0; attempt < ATTEMPTS; attempt += 1)
      besideMessages.push(await countRestyled(page, comeAndGoAmongMessages));
    expect(Math.min(...besideMessages), 'elements of messages').toBeLessThan(RESTYLED_BESIDE_A_MESSAGE_MAX);
    expect(Math.min(...besideMessages)).toBeGreaterThan(0);
  });
}

/** Returns how many elements the browser gives a style for what comes and what goes, at most in one go. */
async function countRestyled(page: Page, comeAndGo: () => Promise<void>): Promise<number> {
  const session = await page.context().newCDPSession(page);
  const counts: number[] = [];
  session.on('Tracing.dataCollected', ({ value }) => {
    for (const { name, args } of value as readonly { name?: string; args?: { elementCount?: number } }[]) {
      if (name === 'UpdateLayoutTree' && args?.elementCount !== undefined) counts.push(args.elementCount);
    }
  });
  await session.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: { includedCategories: ['devtools.timeline', 'disabled-by-default-devtools.timeline'] },
  });
  await page.evaluate(comeAndGo);
  const complete = new Promise<void>((resolve) => session.once('Tracing.tracingComplete', () => resolve()));
  await session.send('Tracing.end');
  await complete;
  await session.detach();
  return Math.max(...counts);
}

/** Runs in the page. */
async function comeAndGoInAWord(): Promise<void> {
  const drawn = () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 0)));
  const words = [...document.querySelectorAll('main a *')].filter(({ childElementCount }) => childElementCount === 0);
  const added = document.createElement('span');
  words[Math.floor(words.length / 2)]?.append(added);
  await drawn();
  added.remove();
  await drawn();
}

/** Runs in the page: as when older messages go or others are read, before the newest. */
async function comeAndGoAmongMessages(): Promise<void> {
  const drawn = () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 0)));
  const newest = [...document.querySelectorAll('main [role="log"] [class*="message-bubble__message"]')].at(-1);
  const added = document.createElement('div');
  newest?.before(added);
  await drawn();
  added.remove();
  await drawn();
}
