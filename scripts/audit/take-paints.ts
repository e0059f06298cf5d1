import type { Page } from 'puppeteer-core';
import type { Paints } from './paints.ts';
import { runLighthouse } from './run-lighthouse.ts';

/** Blocks all scripts and the JSON they request, so that only the HTML and CSS determine the page. */
const SCRIPTS = ['*.js', '*/config.json', '*/messages.json'];

/**
 * Measures one page load with Lighthouse's slow phone and network, with or without the page's scripts. The throttling is
 * applied, not simulated: Lighthouse's simulation estimates the paint from an unthrottled load, and counts a full round
 * trip for a small script that arrives together with the style sheets.
 */
export async function takePaints(page: Page, url: string, withScript: boolean): Promise<Paints> {
  const lhr = await runLighthouse(page, url, {
    throttlingMethod: 'devtools',
    onlyAudits: [
      'first-contentful-paint',
      'largest-contentful-paint',
      'total-blocking-time',
      'cumulative-layout-shift',
      'network-requests',
    ],
    ...(withScript ? {} : { blockedUrlPatterns: SCRIPTS }),
  });
  const figureOf = (audit: string): number => {
    const found = lhr.audits[audit];
    if (found?.numericValue !== undefined) return found.numericValue;
    throw new Error(`${url}: no ${audit} (${found?.errorMessage ?? 'Lighthouse gives no reason'})`);
  };
  const details = lhr.audits['network-requests']?.details;
  const items: readonly unknown[] = details?.type === 'table' ? details.items : [];
  const ofPage = items.filter(isOfPage);
  const portraits = ofPage.filter(isPortrait).length;
  return {
    firstMs: figureOf('first-contentful-paint'),
    largestMs: figureOf('largest-contentful-paint'),
    totalBlockingMs: figureOf('total-blocking-time'),
    layoutShift: figureOf('cumulative-layout-shift'),
    requests: ofPage.length - portraits,
    portraits,
  };
}

/** Lighthouse sets this property only on requests of the page, not on those of workers. */
function isOfPage(item: unknown): boolean {
  return typeof item === 'object' && item !== null && 'experimentalFromMainFrame' in item;
}

/** Pictures of members stand below `/media`. */
function isPortrait(item: unknown): boolean {
  return typeof item === 'object' && item !== null && 'url' in item && /^[^?#]*\/media\//.test(String(item.url));
}
