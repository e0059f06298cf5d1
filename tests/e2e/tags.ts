/**
 * Marks the tests that every `npm test` runs: the main story of each feature, and the promises that hold the product
 * together (one poller, nothing lost, nothing of one account seen by the next, no page without a way on). All others
 * take turns, see `scripts/test/turns.ts`.
 */
export const CORE = '@core';
