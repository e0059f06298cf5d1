import { callWorker, SERVER_CALL_LIMIT_MS } from '../data/connection.ts';
import { knownChoice, rememberSiteTemplate } from '../templates/template-choice.ts';

/**
 * Learns which template the site's settings name, for who has not been here before: from the next page on it is theirs,
 * and does not wait for a login (specification, section 3).
 */
export async function learnSiteTemplate(): Promise<void> {
  if (knownChoice() !== null) return;
  const result = await callWorker(SERVER_CALL_LIMIT_MS, (worker) => worker.loadSettings());
  if (result.status === 'answered') rememberSiteTemplate(result.data);
}
