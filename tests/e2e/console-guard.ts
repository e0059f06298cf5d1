import type { BrowserContext } from 'playwright/test';

/**
 * Gathers what pages print and throw. Anything that the running test did not allow fails it, so that a warning does
 * not go by unseen.
 */
export class ConsoleGuard {
  readonly #allowed: RegExp[] = [/Service Worker registration blocked by Playwright/];
  readonly #seen: string[] = [];

  /** Lines that match are expected from here on, and may come any number of times. */
  allow(pattern: RegExp): void {
    this.#allowed.push(pattern);
  }

  /** Failed requests, which Chromium itself prints, for tests that cut the network or break answers. */
  allowFailedRequests(): void {
    this.allow(/Failed to load resource|net::ERR_|Failed to fetch/);
  }

  /** Watches every page of the context, also those opened later. */
  watch(context: BrowserContext): void {
    context.on('console', (message) => {
      this.#seen.push(`console.${message.type()}: ${message.text()} (${message.location().url})`);
    });
    // Also says so when a promise was rejected and nobody listened.
    context.on('weberror', (event) => {
      const error = event.error();
      this.#seen.push(`uncaught: ${error.stack ?? error.message}`);
    });
  }

  /** What nobody expected. */
  unexpected(): string[] {
    return this.#seen.filter((line) => !this.#allowed.some((pattern) => pattern.test(line)));
  }
}
