import lighthouse from 'lighthouse';
import type { Page } from 'puppeteer-core';
import type { Scores } from './scores.ts';

const CATEGORIES = {
  performance: 'performance',
  accessibility: 'accessibility',
  bestPractices: 'best-practices',
  seo: 'seo',
};

/** One run of Lighthouse with its own throttling of a phone on a slow connection, in the profile of `page`. */
export async function takeScores(page: Page, url: string): Promise<Scores> {
  const result = await lighthouse(
    url,
    {
      output: 'json',
      logLevel: 'error',
      onlyCategories: Object.values(CATEGORIES),
      // The session of a member is in what it would clear.
      disableStorageReset: true,
    },
    undefined,
    page,
  );
  if (result === undefined) throw new Error(`Lighthouse said nothing of ${url}`);
  const { lhr } = result;
  if (lhr.runtimeError) throw new Error(`${url}: ${lhr.runtimeError.message}`);
  const scoreOf = (category: string): number => {
    const score = lhr.categories[category]?.score;
    if (score === null || score === undefined) throw new Error(`${url} has no score of ${category}`);
    return Math.round(score * 100);
  };
  return {
    performance: scoreOf(CATEGORIES.performance),
    accessibility: scoreOf(CATEGORIES.accessibility),
    bestPractices: scoreOf(CATEGORIES.bestPractices),
    seo: scoreOf(CATEGORIES.seo),
  };
}
