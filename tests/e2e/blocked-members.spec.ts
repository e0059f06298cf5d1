import { expect, type Page } from 'playwright/test';
import { expectAccessible } from './accessibility.ts';
import { beLoggedIn, test } from './fixtures.ts';
import { settle } from './page-state.ts';
import { openChat } from './worker-in-browser.ts';

/** A member of the demo data. */
const MEMBER = 118;
/** One with a chat. */
const MAYA = { profileId: 221, conversationId: 1 };

test('whom a member has blocked stands on the profile page, and is unblocked there once the server knows', async ({
  page,
  control,
}) => {
  await beLoggedIn(page);
  await page.goto('/profile');
  await expect(section(page).getByText('You haven’t blocked anyone.')).toBeVisible();

  const name = await block(page);
  await page.goto('/profile');
  await expect(section(page).getByRole('listitem')).toHaveCount(1);
  await settle(page);
  await expectAccessible(page);
  await control.setFaults([{ method: 'DELETE', path: '/api/block.php', fault: 'status:500' }]);
  await section(page)
    .getByRole('button', { name: `Unblock ${name}` })
    .click();
  await expect(section(page).getByRole('alert')).toContainText('went wrong on our side');
  await expect(section(page).getByRole('link', { name })).toBeVisible();

  await control.setFaults([]);
  await section(page)
    .getByRole('button', { name: `Unblock ${name}` })
    .click();
  await expect(section(page).getByText('You haven’t blocked anyone.')).toBeVisible();
  await expect(section(page).getByRole('heading', { name: 'Blocked members' })).toBeFocused();
  await page.goto(`/members/${MEMBER}`);
  await expect(page.getByRole('heading', { level: 1 })).toContainText(name);
  await expect(page.getByText('You’ve blocked')).toHaveCount(0);
});

test('what another tab shows is there again after a block: results, the start page, and who is blocked', async ({
  page,
  context,
  control,
}) => {
  await beLoggedIn(page);
  const open = async (path: string) => {
    const tab = await context.newPage();
    await tab.goto(path);
    return tab;
  };
  const [search, home, profile] = [await open('/search?gender=all'), await open('/home'), await open('/profile')];
  await expect(search.getByRole('article').first()).toBeVisible();
  await expect(home.getByRole('article').first()).toBeVisible();
  await expect(section(profile).getByText('You haven’t blocked anyone.')).toBeVisible();
  await control.clearRequests();
  const name = await block(page);
  const askedFor = async (source: string) =>
    (await control.requests()).filter(({ path, query }) => path === '/api/search.php' && query.includes(source));
  await expect.poll(() => askedFor('source=search')).not.toEqual([]);
  await expect(search.getByRole('article').first()).toBeVisible();
  await expect(search.getByText(name)).toHaveCount(0);
  await expect.poll(() => askedFor('source=home')).not.toEqual([]);
  await expect(home.getByRole('article').first()).toBeVisible();
  await expect(section(profile).getByRole('listitem')).toHaveCount(1);
  expect(await askedFor('source=search'), 'not again and again').toHaveLength(1);
});

test('a member of whom only the chat tells is shown as blocked too, and can be unblocked', async ({
  page,
  control,
  guard,
}) => {
  guard.allowFailedRequests();
  await beLoggedIn(page);
  await openChat(page, MAYA.conversationId);
  await control.setFaults([{ method: 'GET', path: '/api/profile.php', fault: 'status:500' }]);
  const name = await block(page, MAYA.profileId);
  const main = page.getByRole('main');
  await expect(main.getByRole('button', { name: `Like ${name}` })).toHaveCount(0);
  await expect(main.getByRole('button', { name: /^(Open|Start) chat/ })).toHaveCount(0);
  await main.getByRole('button', { name: 'Unblock' }).click();
  await expect(main.getByRole('button', { name: `Like ${name}` })).toBeVisible();
});

test('a block that fails after its question was closed is told, and the next question begins without it', async ({
  page,
  control,
  guard,
}) => {
  guard.allowFailedRequests();
  await beLoggedIn(page);
  await page.goto(`/members/${MEMBER}`);
  await control.setFaults([
    { method: 'POST', path: '/api/block.php', fault: 'delay:1500' },
    { method: 'POST', path: '/api/block.php', fault: 'status:500' },
  ]);
  const ask = async () => {
    await page.getByRole('button', { name: /: report, block$/ }).click();
    await page.getByRole('menuitem', { name: /^Block/ }).click();
  };
  await ask();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Block' }).click();
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect.poll(() => control.countRequests('POST', '/api/block.php')).toBe(1);
  await expect(page.getByText('Something went wrong on our side.')).toBeVisible();
  await ask();
  await expect(dialog.getByRole('heading')).toBeVisible();
  await expect(dialog.getByRole('alert')).toHaveCount(0);
});

test('a block whose answer was lost, and that was undone elsewhere, is made anew by the next press', async ({
  page,
  context,
  control,
  guard,
}) => {
  guard.allowFailedRequests();
  await beLoggedIn(page);
  await page.goto(`/members/${MEMBER}`);
  const dialog = page.getByRole('dialog');
  const ask = async () => {
    await page.getByRole('button', { name: /: report, block$/ }).click();
    await page.getByRole('menuitem', { name: /^Block/ }).click();
    await dialog.getByRole('button', { name: 'Block' }).click();
  };
  await control.setFaults([{ method: 'POST', path: '/api/block.php', fault: 'drop-after' }]);
  await ask();
  await expect(dialog.getByRole('alert')).toHaveText(
    'There’s no connection to the server. Check your network and try again.',
  );
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await control.setFaults([]);

  const other = await context.newPage();
  await other.goto('/profile');
  await section(other)
    .getByRole('button', { name: /^Unblock/ })
    .click();
  await expect(section(other).getByText('You haven’t blocked anyone.')).toBeVisible();

  await ask();
  await expect(page.getByRole('main').getByText('You’ve blocked')).toBeVisible();
  await other.reload();
  await expect(section(other).getByRole('listitem')).toHaveCount(1);
});

function section(page: Page) {
  return page.getByRole('region', { name: 'Blocked members' });
}

/** Blocks the member and returns their name. */
async function block(page: Page, member = MEMBER): Promise<string> {
  await page.goto(`/members/${member}`);
  await page.getByRole('button', { name: /: report, block$/ }).click();
  await page.getByRole('menuitem', { name: /^Block/ }).click();
  const dialog = page.getByRole('dialog');
  const title = (await dialog.getByRole('heading').textContent()) ?? '';
  await dialog.getByRole('button', { name: 'Block' }).click();
  await expect(page.getByRole('main').getByText('You’ve blocked')).toBeVisible();
  return /^Block (.+)\?$/.exec(title)?.[1] ?? '';
}
