import { expect, type Page } from 'playwright/test';
import { LOCALE_CODES, TEMPLATE_NAMES } from '../../openapi/generated/enumerations.ts';
import { expectAccessible } from './accessibility.ts';
import { beLoggedIn, test } from './fixtures.ts';
import {
  expectLayoutStands,
  forgetLayoutShift,
  LAYOUT_SHIFT_MAX,
  readLayoutShift,
  recordLayoutShift,
} from './layout.ts';
import { frameStands, openWithin, settle, showScheme } from './page-state.ts';
import { CORE } from './tags.ts';
import { rowsToWalk, SESSIONS, type View, WIDTHS } from './views.ts';

/** A page of the developer area shows every component in every state, which takes seconds to check. */
const ONE_VIEW_MS = 4_000;

/** A page with the switcher of languages, for visitors and members. */
const WITH_LANGUAGES = '/_dev/top-nav';

const views = rowsToWalk();

for (const template of TEMPLATE_NAMES) {
  for (const session of SESSIONS) {
    const own = views.filter((view) => view.template === template && view.session === session);

    test(`every page of a ${session} is accessible, stands still and fits in ${template}`, { tag: CORE }, async ({
      page,
      baseURL,
    }) => {
      test.setTimeout(60_000 + own.length * ONE_VIEW_MS);
      await page.context().addCookies([{ name: 'rendezvous_template', value: template, url: baseURL ?? '' }]);
      await recordLayoutShift(page);
      if (session === 'member') await beLoggedIn(page);
      await page.goto(WITH_LANGUAGES);
      // Wait for the member frame: it does not appear in response to the navigations below.
      if (session === 'member') await expect(page.locator('html')).toHaveClass(/logged-in/);
      await settle(page);
      for (const language of LOCALE_CODES) {
        const inLanguage = own.filter((view) => view.language === language);
        if (inLanguage.length === 0) continue;
        await chooseLanguage(page, language);
        for (const [index, view] of inLanguage.entries()) {
          await beWindow(page, view, inLanguage[index - 1]);
          await look(page, view);
        }
      }
    });
  }
}

/** Without a load: seven times the start of the app in each walk were a tenth of what it cost. */
async function chooseLanguage(page: Page, language: View['language']): Promise<void> {
  await openWithin(page, WITH_LANGUAGES);
  await page.locator(`#main select:has(option[lang^="${language}"])`).selectOption(language);
  await expect(page.locator('html')).toHaveAttribute('lang', new RegExp(`^${language}`));
}

/** The URL of a landing page contains its language. */
function inItsLanguage({ address, language }: View): string {
  return language === 'en' ? address : address.replace(/\/eng$/, `/${language}`);
}

/** A window that has the size already would be laid out anew all the same. */
async function beWindow(page: Page, view: View, before: View | undefined): Promise<void> {
  if (view.width !== before?.width) await page.setViewportSize(WIDTHS[view.width]);
  if (view.scheme !== before?.scheme) await showScheme(page, view.scheme);
}

async function look(page: Page, view: View): Promise<void> {
  await openWithin(page, inItsLanguage(view));
  await frameStands(page, view.address);
  await forgetLayoutShift(page);
  await settle(page);
  await test.step(`${view.address} ${view.width} ${view.scheme} ${view.language}`, async () => {
    const shift = await readLayoutShift(page);
    const message = `layout shift on ${page.url()}\n${shift.moved.join('\n')}`;
    expect.soft(shift.score, message).toBeLessThanOrEqual(LAYOUT_SHIFT_MAX);
    await expectLayoutStands(page);
    await expectAccessible(page);
  });
}
