/**
 * Marks the tests that every `npm test` runs: what only a browser can break (tabs, workers, storage, service worker,
 * prerendered pages), one walk through the product, and every pair of the walk through all pages.
 */
export const CORE = '@core';

/**
 * Marks the main stories of a feature whose rules the worker's own tests keep in every run (`tests/integration`): a
 * few of them with each commit. All other tests take turns in more parts, see `scripts/test/steps.ts`.
 */
export const STORY = '@story';
