import { expect, type Locator, type Page } from 'playwright/test';
import { settle } from './page-state.ts';

/** A search with many results, newest first. */
export const SEARCH = '/search?gender=all&order=newest';

/** Opens the members found one by one, and returns the deck with its first card in front. */
export async function openDeck(page: Page): Promise<Locator> {
  await page.goto(SEARCH);
  await settle(page);
  await page.getByRole('button', { name: 'One by one' }).click();
  const deck = page.getByRole('dialog', { name: 'One by one' });
  await expect(front(deck)).toBeVisible();
  return deck;
}

/** The card in front; the others are hidden from assistive technology. */
export function front(deck: Locator): Locator {
  return deck.getByRole('article');
}

/** Returns the name of the member in front. */
export async function nameIn(deck: Locator): Promise<string> {
  const button = deck.getByRole('button', { name: /^Like / });
  return ((await button.getAttribute('aria-label')) ?? '').replace('Like ', '');
}
