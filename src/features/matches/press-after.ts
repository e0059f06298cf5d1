import type { FetchFailure } from '../../data/use-fetch.ts';

const PRESSED = 'aria-pressed';

/**
 * Presses a heart once the member has been loaded. Not where the likes have come meanwhile and the member is liked: that
 * would take the like back. Returns why it failed, if it did.
 */
export async function pressAfter(
  heart: Pick<HTMLElement, 'click' | 'getAttribute'>,
  load: () => Promise<FetchFailure | null>,
): Promise<FetchFailure | null> {
  const before = heart.getAttribute(PRESSED);
  const failure = await load();
  if (failure === null && heart.getAttribute(PRESSED) === before) heart.click();
  return failure;
}
