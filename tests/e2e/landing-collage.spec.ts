import { expect, type Page } from 'playwright/test';
import { TEMPLATE_NAMES } from '../../openapi/generated/enumerations.ts';
import { test } from './fixtures.ts';
import { drawIn } from './template.ts';

/** The longest words of the families: three lines of title in lavish, three of a niche. */
const SLUGS = ['de', 'she-fr', 'gay-es', 'bbw-pl'];
const WIDTHS = [390, 820, 1440];

for (const template of TEMPLATE_NAMES) {
  test(`the words of the collage lie on no picture, however many lines they take: ${template}`, async ({
    page,
    baseURL,
  }) => {
    await drawIn(page.context(), baseURL, template);
    for (const slug of SLUGS) {
      await page.goto(`/landers/collagelanding/${slug}`);
      await expect(page.locator('html')).toHaveAttribute('data-usable', '');
      for (const width of WIDTHS) {
        await page.setViewportSize({ width, height: 900 });
        await expect(page.getByRole('figure').first()).toBeVisible();
        await expect.poll(() => coveredPixels(page), `${slug} at ${width} pixels`).toBe(0);
      }
    }
  });
}

/** Returns how far a picture reaches into the title, a line below it or the link to the form. */
async function coveredPixels(page: Page): Promise<number> {
  return await page.evaluate(() => {
    const heading = document.querySelector('h1');
    const words = [heading, ...(heading?.parentElement?.children ?? [])].flatMap(
      (one) => one?.getBoundingClientRect() ?? [],
    );
    const pictures = [...document.querySelectorAll('figure')].map((one) => one.getBoundingClientRect());
    const depths = words.flatMap((word) =>
      pictures.map((picture) => {
        const width = Math.min(word.right, picture.right) - Math.max(word.left, picture.left);
        const height = Math.min(word.bottom, picture.bottom) - Math.max(word.top, picture.top);
        return width > 1 && height > 1 ? height : 0;
      }),
    );
    return Math.max(0, ...depths);
  });
}
