import { calls } from '../data/calls.ts';
import { knownChoice, rememberSiteTemplate } from '../templates/template-choice.ts';

/**
 * Learns which template the site's settings name, for who has not been here before: from the next page on it is theirs,
 * and does not wait for a login (specification, section 3).
 */
export async function learnSiteTemplate(): Promise<void> {
  if (knownChoice() !== null) return;
  const result = await calls.loadSettings();
  if (result.status === 'answered') rememberSiteTemplate(result.data);
}
