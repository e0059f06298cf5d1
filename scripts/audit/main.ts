import puppeteer, { type Browser, type Page } from 'puppeteer-core';
import { ensureBuilt } from '../build/ensure-built.ts';
import { findBrowser } from '../test/find-browser.ts';
import { parseOptions } from './options.ts';
import {
  describePaints,
  medianPaints,
  PAINT_RATIO_MAX,
  PAINTS_HEADING,
  type PaintPair,
  type Paints,
  paintProblems,
} from './paints.ts';
import { describeScores, isReached, medianScores, SCORE_GOAL, SCORE_MIN, type Scores } from './scores.ts';
import { serveSite } from './serve-site.ts';
import { takePaints } from './take-paints.ts';
import { takeScores } from './take-scores.ts';

/**
 * `npm run audit`: Lighthouse as on a phone, on the first pages of visitors and of members, and what a visitor waits for
 * on each public page beside the same page without its scripts. Exit codes: 0 all within their limits, 1 one is not,
 * 2 it could not run.
 */

interface AuditedPage {
  path: string;
  isForMembers: boolean;
}

/** The pages that the numbers of the project name. */
const PAGES: readonly AuditedPage[] = [
  { path: '/', isForMembers: false },
  { path: '/login', isForMembers: false },
  { path: '/landers/gallery/eng', isForMembers: false },
  { path: '/members', isForMembers: true },
];
/** Measured in turns with themselves without scripts. */
const PAINTED = [
  '/',
  '/login',
  '/pricing',
  ...[
    'video',
    'gallery',
    'maplanding',
    'alonetonight',
    'iconslanding',
    'socialnetwork',
    'collagelanding',
    'transitionsvideolanding',
  ].map((family) => `/landers/${family}/eng`),
];
const DEMO = { email: 'demo@example.com', password: 'demo-password' };

const options = parseOptions(process.argv.slice(2));
const found = options.ok ? findBrowser() : null;
if (!options.ok) {
  console.error(options.message);
  process.exitCode = 2;
} else if (found === null || !found.ok) {
  console.error(found?.message);
  process.exitCode = 2;
} else {
  process.exitCode = (await audit(found.executablePath, options.runs)) ? 0 : 1;
}

async function audit(executablePath: string, runs: number): Promise<boolean> {
  await ensureBuilt();
  const site = await serveSite();
  const browser = await puppeteer.launch({
    executablePath,
    headless: true,
    args: [...(process.getuid?.() === 0 ? ['--no-sandbox'] : []), '--disable-gpu', '--disable-background-networking'],
  });
  try {
    console.log(
      `Lighthouse, mobile, median of ${runs}. Goal: ${SCORE_GOAL} each, never below ${SCORE_MIN}.\n` +
        `${'page'.padEnd(24)} performance  accessibility  best practices  seo`,
    );
    const results: Scores[] = [];
    for (const { path, isForMembers } of PAGES) {
      const taken: Scores[] = [];
      for (let run = 0; run < runs; run += 1) {
        // A profile of its own each time: what was cached or stored for the last page must not help the next.
        const context = await browser.createBrowserContext();
        const page = await context.newPage();
        if (isForMembers) await logIn(page, site.url);
        taken.push(await takeScores(page, site.url + path));
        await context.close();
      }
      const scores = medianScores(taken);
      results.push(scores);
      console.log(describeScores(path, scores));
    }
    console.log(
      `\nPaints with / without script, median of ${runs}, at most ${PAINT_RATIO_MAX} times.\n${PAINTS_HEADING}`,
    );
    const pairs: PaintPair[] = [];
    for (const path of PAINTED) {
      const whole: Paints[] = [];
      const withoutScript: Paints[] = [];
      for (let run = 0; run < runs; run += 1) {
        whole.push(await paintAnew(browser, site.url + path, true));
        withoutScript.push(await paintAnew(browser, site.url + path, false));
      }
      const pair = { whole: medianPaints(whole), withoutScript: medianPaints(withoutScript) };
      pairs.push(pair);
      console.log(describePaints(path, pair));
    }
    return results.every(isReached) && pairs.every((pair) => paintProblems(pair).length === 0);
  } finally {
    await browser.close();
    site.close();
  }
}

/** In a profile of its own: nothing is cached. */
async function paintAnew(browser: Browser, url: string, withScript: boolean): Promise<Paints> {
  const context = await browser.createBrowserContext();
  try {
    return await takePaints(await context.newPage(), url, withScript);
  } finally {
    await context.close();
  }
}

async function logIn(page: Page, siteUrl: string): Promise<void> {
  await page.goto(`${siteUrl}/login`);
  await page.locator('input[autocomplete="username"]').fill(DEMO.email);
  await page.locator('input[autocomplete="current-password"]').fill(DEMO.password);
  await page.locator('form button[type="submit"]').click();
  await page.waitForFunction("location.pathname === '/home'");
}
