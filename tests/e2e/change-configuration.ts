import type { Page } from 'playwright/test';

/**
 * Has every page of the profile load a configuration that differs in `change`. It is read here once: what a page asks for
 * as it is left would be asked for in vain.
 */
export async function changeConfiguration(page: Page, change: Record<string, unknown>): Promise<void> {
  const context = page.context();
  const json: unknown = await (await context.request.get('/config.json')).json();
  await context.route('**/config.json', (route) => route.fulfill({ json: Object.assign({}, json, change) }));
}
