import type { BrowserContext } from 'playwright/test';
import type { TEMPLATE_NAMES } from '../../openapi/generated/enumerations.ts';

/**
 * Has the pages of a browser profile drawn in a template from the next load on. By the cookie of the device: what the
 * settings of the site name counts from the second start on (`templates.spec.ts`).
 */
export async function drawIn(
  context: BrowserContext,
  baseURL: string | undefined,
  template: (typeof TEMPLATE_NAMES)[number],
): Promise<void> {
  await context.addCookies([{ name: 'rendezvous_template', value: template, url: baseURL ?? '' }]);
}
