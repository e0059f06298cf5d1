import puppeteer, { type Browser, type Page } from 'puppeteer-core';
import { ensureBuilt } from '../build/ensure-built.ts';
import { findBrowser } from '../test/find-browser.ts';
import { auditFrames } from './audit-frames.ts';
import { COLD_START_RATIO_MAX, type ColdStarts, coldStartRatio, describeColdStarts } from './cold-starts.ts';
import { type AuditOptions, type AuditPart, parseOptions } from './options.ts';
import { listPaintedPages } from './painted-pages.ts';
import {
  describePaints,
  medianPaints,
  PAINT_RATIO_MAX,
  PAINTS_HEADING,
  type PaintRow,
  type Paints,
  paintProblems,
} from './paints.ts';
import { readContent } from './read-content.ts';
import { takeInFreshProfile } from './run-lighthouse.ts';
import { describeScores, isReached, MEMBER_SCORE_MIN, medianScores, type Scores, VISITOR_SCORE_MIN } from './scores.ts';
import { type ServedSite, serveSite } from './serve-site.ts';
import { prepareColdStarts, takeColdStarts } from './take-cold-starts.ts';
import { takePaints } from './take-paints.ts';
import { takeScores } from './take-scores.ts';
import { PLAIN_CHATS, writeClientRenderedPages, writePlainChats } from './write-fixtures.ts';

/**
 * `npm run audit`: Lighthouse scores with mobile emulation; the paint times of each public page, compared with the same
 * page without scripts and with a client-rendered version; pictures of loads on a slow phone; and the cold start of a
 * member's chats, compared with a page without a framework. Exit codes: 0 all within their limits, 1 a limit was exceeded, 2 the audit could not run.
 */

/** Scored besides the painted pages of visitors. */
const MEMBER_PAGES: readonly string[] = ['/members', '/home'];
const DEMO = { email: 'demo@example.com', password: 'demo-password' };

type Asked = Pick<Extract<AuditOptions, { ok: true }>, 'runs' | 'paths'>;

/** `starts` must run last: it stops the server. */
const AUDITS: Record<AuditPart, (browser: Browser, site: ServedSite, asked: Asked) => Promise<boolean>> = {
  scores: auditScores,
  paints: auditPaints,
  frames: async (browser) => {
    console.log('\nLoads on a slow phone; what is first seen, and when.');
    console.log(`Pictures: ${await auditFrames(browser)}`);
    return true;
  },
  starts: auditColdStarts,
};

const options = parseOptions(process.argv.slice(2));
const found = options.ok ? findBrowser() : null;
const unknownPaths = options.ok ? await findUnknown(options.paths) : [];
if (!options.ok) {
  console.error(options.message);
  process.exitCode = 2;
} else if (unknownPaths.length > 0) {
  console.error(
    `--page takes a page that is measured, not ${unknownPaths.join(', ')}: ${(await listPaths()).join(', ')}.`,
  );
  process.exitCode = 2;
} else if (found === null || !found.ok) {
  console.error(found?.message);
  process.exitCode = 2;
} else {
  process.exitCode = (await audit(found.executablePath, options, options.parts)) ? 0 : 1;
}

async function listPaths(): Promise<string[]> {
  return [...(await listPaintedPages()).map(({ path }) => path), ...MEMBER_PAGES];
}

async function findUnknown(paths: readonly string[]): Promise<string[]> {
  const known = await listPaths();
  return paths.filter((path) => !known.includes(path));
}

async function audit(executablePath: string, asked: Asked, parts: readonly AuditPart[]): Promise<boolean> {
  await ensureBuilt();
  const site = await serveSite();
  const browser = await puppeteer.launch({
    executablePath,
    headless: true,
    args: [...(process.getuid?.() === 0 ? ['--no-sandbox'] : []), '--disable-gpu', '--disable-background-networking'],
  });
  try {
    let areReached = true;
    for (const part of parts) areReached = (await AUDITS[part](browser, site, asked)) && areReached;
    return areReached;
  } finally {
    await browser.close();
    await site.dispose();
  }
}

function isAsked(paths: readonly string[]): (page: { path: string }) => boolean {
  return ({ path }) => paths.length === 0 || paths.includes(path);
}

async function auditScores(browser: Browser, { url }: ServedSite, { runs, paths }: Asked): Promise<boolean> {
  console.log(
    `Lighthouse, mobile, median of ${runs}; a visitor's page at least ${VISITOR_SCORE_MIN}, a member's ${MEMBER_SCORE_MIN}.\n` +
      `${'page'.padEnd(38)} performance  accessibility  best practices  seo`,
  );
  const visited = (await listPaintedPages()).map(({ path }) => ({ path, isForMembers: false }));
  const membersOnly = MEMBER_PAGES.map((path) => ({ path, isForMembers: true }));
  let areReached = true;
  for (const { path, isForMembers } of [...visited, ...membersOnly].filter(isAsked(paths))) {
    const taken: Scores[] = [];
    for (let run = 0; run < runs; run += 1) {
      taken.push(
        await takeInFreshProfile(browser, async (page) => {
          if (isForMembers) await logIn(page, url);
          return takeScores(page, url + path);
        }),
      );
    }
    const scores = medianScores(taken);
    const min = isForMembers ? MEMBER_SCORE_MIN : VISITOR_SCORE_MIN;
    areReached &&= isReached(scores, min);
    console.log(describeScores(path, scores, min));
  }
  return areReached;
}

async function auditPaints(
  browser: Browser,
  { url, appDirectory }: ServedSite,
  { runs, paths }: Asked,
): Promise<boolean> {
  const painted = (await listPaintedPages()).filter(isAsked(paths));
  const contents = await readContent(
    browser,
    appDirectory,
    painted.map(({ file }) => file),
  );
  const clientRenderedPages = await writeClientRenderedPages(appDirectory, contents);
  console.log(
    `\nPaints with / without script, median of ${runs}, at most ${PAINT_RATIO_MAX} times; first / largest of the same words drawn by React on the client.\n${PAINTS_HEADING}`,
  );
  let areReached = true;
  for (const { path, file } of painted) {
    const whole: Paints[] = [];
    const withoutScript: Paints[] = [];
    const clientRendered: Paints[] = [];
    for (let run = 0; run < runs; run += 1) {
      whole.push(await paintAnew(browser, url + path, true));
      withoutScript.push(await paintAnew(browser, url + path, false));
      clientRendered.push(await paintAnew(browser, url + (clientRenderedPages.get(file) ?? ''), true));
    }
    const row: PaintRow = {
      whole: medianPaints(whole),
      withoutScript: medianPaints(withoutScript),
      clientRendered: medianPaints(clientRendered),
    };
    areReached &&= paintProblems(row).length === 0;
    console.log(describePaints(path, row));
  }
  return areReached;
}

/** Stops the server to measure the offline start. */
async function auditColdStarts(browser: Browser, site: ServedSite, { runs }: Asked): Promise<boolean> {
  console.log(
    `\nA member's cold start, ms until the chats stand there, beside a page without framework that reads the same rows; median of ${runs}, at most ${COLD_START_RATIO_MAX} times.`,
  );
  writePlainChats(site.appDirectory);
  const context = await browser.createBrowserContext();
  const page = await context.newPage();
  await logIn(page, site.url);
  const urls = ['/chats', PLAIN_CHATS].map((path) => site.url + path);
  await prepareColdStarts(context, urls);
  await page.close();
  const take = async (): Promise<ColdStarts> => {
    const [product = [], plain = []] = await takeColdStarts(context, urls, runs);
    return { product, plain };
  };
  const online = await take();
  console.log(describeColdStarts('online', online));
  await site.stop();
  const offline = await take();
  console.log(describeColdStarts('offline', offline));
  await context.close();
  return [online, offline].every((starts) => coldStartRatio(starts) <= COLD_START_RATIO_MAX);
}

function paintAnew(browser: Browser, url: string, withScript: boolean): Promise<Paints> {
  return takeInFreshProfile(browser, (page) => takePaints(page, url, withScript));
}

async function logIn(page: Page, siteUrl: string): Promise<void> {
  await page.goto(`${siteUrl}/login`);
  await page.locator('input[autocomplete="username"]').fill(DEMO.email);
  await page.locator('input[autocomplete="current-password"]').fill(DEMO.password);
  await page.locator('form button[type="submit"]').click();
  await page.waitForFunction("location.pathname === '/home'");
}
