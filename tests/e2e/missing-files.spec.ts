import { expect } from 'playwright/test';
import { chunkPattern } from './built-chunks.ts';
import { logIn, test } from './fixtures.ts';
import { CORE } from './tags.ts';

test.describe('without a service worker', () => {
  // A page that was left does not wait for its script.
  test.afterEach(({ context }) => context.unrouteAll({ behavior: 'ignoreErrors' }));

  test('where no words can be loaded the page says so plainly, and a reload helps', async ({
    context,
    page,
    guard,
  }) => {
    guard.allow(/Failed to load resource/);
    guard.allow(/console\.warning: .*messages\.json/);
    await context.route('**/_i18n/**', (route) => route.fulfill({ body: '{"en":', contentType: 'application/json' }));
    await context.route(chunkPattern('public/_i18n/en/messages.json'), (route) => route.abort());
    // This address has no prerendered page, which would be in a single language.
    await page.goto('/complete-signup');
    const failed = page.getByRole('alert').filter({ hasText: 'This page couldn’t be loaded' });
    await expect(failed).toBeVisible();
    await context.unrouteAll();
    await expect(failed.getByRole('link')).toHaveText([
      'Reload the page',
      'Pagina opnieuw laden',
      'Seite neu laden',
      'Ricarica la pagina',
      'Recharger la page',
      'Recargar la página',
      'Odśwież stronę',
    ]);
    await failed.getByRole('link', { name: 'Reload' }).click();
    await expect(page.getByLabel('Email')).toBeVisible();
    await expect(failed).toHaveCount(0);
  });

  test('where the first script cannot be had the page says so at once', { tag: CORE }, async ({
    context,
    page,
    guard,
  }) => {
    guard.allow(/Failed to load resource/);
    await context.route('**/assets/app-*.js', (route) => route.abort());
    await page.goto('/complete-signup');
    await expect(page.getByRole('alert').filter({ hasText: 'This page couldn’t be loaded' })).toBeVisible();
  });

  test('where not even the first script arrives the page says so after a while', async ({ context, page }) => {
    await context.route('**/assets/app-*.js', () => undefined);
    await page.goto('/complete-signup', { waitUntil: 'commit' });
    const failed = page.getByRole('alert').filter({ hasText: 'This page couldn’t be loaded' });
    await page.waitForFunction(() => document.getAnimations().length > 0);
    await expect(failed).toHaveCount(0);
    await page.evaluate(() => {
      for (const animation of document.getAnimations()) animation.finish();
    });
    await expect(failed).toBeVisible();
  });

  test('what stands in the place of a page without a frame is the main part of its document', async ({
    context,
    page,
    guard,
  }) => {
    guard.allow(/Failed to load resource/);
    guard.allow(/dynamically imported module/);
    await logIn(page);
    // A device that knows its member shows no prerendered page.
    await context.route(chunkPattern('src/features/matches/match-finder-page.tsx'), (route) => route.abort());
    await page.goto('/match-finder');
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('main').getByRole('button', { name: 'Try again' })).toBeVisible();
    await expect(page.getByRole('main')).toHaveCount(1);
  });
});
