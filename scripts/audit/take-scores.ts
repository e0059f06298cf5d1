import lighthouse from 'lighthouse';
import type { Page } from 'puppeteer-core';
import type { Scores } from './scores.ts';

const CATEGORIES = {
  performance: 'performance',
  accessibility: 'accessibility',
  bestPractices: 'best-practices',
  seo: 'seo',
};

/** Runs Lighthouse once with its default slow-phone throttling, in the profile of `page`. */
export async function takeScores(page: Page, url: string): Promise<Scores> {
  const result = await lighthouse(
    url,
    {
      output: 'json',
      logLevel: 'error',
      onlyCategories: Object.values(CATEGORIES),
      // A storage reset would log the member out.
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
