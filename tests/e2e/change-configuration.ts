import type { Page } from 'playwright/test';

/** Has every page of the profile load a configuration that differs in `change`. */
export async function changeConfiguration(page: Page, change: Record<string, unknown>): Promise<void> {
  await page.context().route('**/config.json', async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, json: { ...(await response.json()), ...change } });
  });
}
