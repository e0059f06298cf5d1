import { calls } from '../data/calls.ts';
import { isFresh } from '../data/is-fresh.ts';
import { knownChoice, rememberSiteTemplate } from '../templates/template-choice.ts';

const ASKED_NAME = 'site-template-asked';
/** Own choice, as of the settings of members (worker/features/settings): an operator's change arrives within a day. */
const ASKED_FOR_MS = 24 * 60 * 60 * 1000;

/**
 * Stores the template named in the site's settings for visitors: used from the next page load on, without waiting for a
 * login (specification, section 3). Asks on the first visit, then once a day.
 */
export async function learnSiteTemplate(ask = () => calls.loadSettings()): Promise<void> {
  if (knownChoice() !== null && !isDue()) return;
  const result = await ask();
  if (result.status !== 'answered') return;
  rememberSiteTemplate(result.data);
  noteAsked();
}

function isDue(): boolean {
  try {
    return !isFresh(Number(localStorage.getItem(ASKED_NAME) ?? Number.NaN), Date.now(), ASKED_FOR_MS);
  } catch {
    // Storage is refused: the site would be asked with each page.
    return false;
  }
}

function noteAsked(): void {
  try {
    localStorage.setItem(ASKED_NAME, String(Date.now()));
  } catch {
    // As above.
  }
}
