import type { BrowserContext } from 'playwright/test';

/**
 * Collects the console output and errors of pages. Output that the running test did not allow fails it, so that no
 * warning goes unnoticed.
 */
export class ConsoleGuard {
  readonly #allowed: RegExp[] = [/Service Worker registration blocked by Playwright/];
  readonly #seen: string[] = [];

  /** From now on, allows any number of matching lines. */
  allow(pattern: RegExp): void {
    this.#allowed.push(pattern);
  }

  /** Allows Chromium's messages about failed requests, for tests that cut the network or break responses. */
  allowFailedRequests(): void {
    this.allow(/Failed to load resource|net::ERR_|Failed to fetch/);
  }

  /** Allows Chromium's message about a page that the server answers with 404. */
  allowMissingPages(): void {
    this.allow(/^console\.error: Failed to load resource: the server responded with a status of 404/);
  }

  /** Watches all pages of the context, including those opened later. */
  watch(context: BrowserContext): void {
    context.on('console', (message) => {
      this.#seen.push(`console.${message.type()}: ${message.text()} (${message.location().url})`);
    });
    // Includes unhandled rejections.
    context.on('weberror', (event) => {
      const error = event.error();
      this.#seen.push(`uncaught: ${error.stack ?? error.message}`);
    });
  }

  /** Returns the output that was not allowed. */
  unexpected(): string[] {
    return this.#seen.filter((line) => !this.#allowed.some((pattern) => pattern.test(line)));
  }
}
