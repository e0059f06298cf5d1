import { calls } from '../data/calls.ts';
import { knownChoice, rememberSiteTemplate } from '../templates/template-choice.ts';

/**
 * Stores the template named in the site's settings for first-time visitors: used from the next page load on, without
 * waiting for a login (specification, section 3).
 */
export async function learnSiteTemplate(): Promise<void> {
  if (knownChoice() !== null) return;
  const result = await calls.loadSettings();
  if (result.status === 'answered') rememberSiteTemplate(result.data);
}
