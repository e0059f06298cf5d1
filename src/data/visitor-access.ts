import type { Settings } from '../../worker/public/rows.ts';

/**
 * Whether who is not logged in may see members (specification, section 5): the settings open the search to all, or to
 * those whom a network sent.
 *
 * @param network of the tracking record; null when there is none
 */
export function mayVisitorsSee(
  settings: Pick<Settings, 'logged_out_search' | 'logged_out_search_trafficsource'>,
  network: string | null,
): boolean {
  return (
    settings.logged_out_search !== 'none' || (settings.logged_out_search_trafficsource !== 'none' && network !== null)
  );
}

/** Whether visitors may sign up; with some settings only those whom a network sent (specification, section 5). */
export function isSignupOpen({ signups }: Pick<Settings, 'signups'>, network: string): boolean {
  return signups === 'all' || (signups === 'with_trafficsource' && network !== '');
}
