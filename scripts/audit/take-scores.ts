import type { Page } from 'puppeteer-core';
import { runLighthouse } from './run-lighthouse.ts';
import type { Scores } from './scores.ts';

const CATEGORIES = {
  performance: 'performance',
  accessibility: 'accessibility',
  bestPractices: 'best-practices',
  seo: 'seo',
};

/** Runs Lighthouse once with its default slow-phone throttling, in the profile of `page`. */
export async function takeScores(page: Page, url: string): Promise<Scores> {
  const lhr = await runLighthouse(page, url, {
    onlyCategories: Object.values(CATEGORIES),
    // A storage reset would log the member out.
    disableStorageReset: true,
  });
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
