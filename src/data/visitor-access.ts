import type { Settings } from '../../worker/public/rows.ts';

/**
 * Returns whether visitors may see members (specification, section 5): the settings open the search to everybody, or to
 * those referred by a network.
 *
 * @param network from the tracking record; null if there is none
 */
export function mayVisitorsSee(
  settings: Pick<Settings, 'logged_out_search' | 'logged_out_search_trafficsource'>,
  network: string | null,
): boolean {
  return (
    settings.logged_out_search !== 'none' || (settings.logged_out_search_trafficsource !== 'none' && network !== null)
  );
}

/**
 * Returns whether visitors may sign up; some settings allow it only to those referred by a network (specification,
 * section 5).
 */
export function isSignupOpen({ signups }: Pick<Settings, 'signups'>, network: string): boolean {
  return signups === 'all' || (signups === 'with_trafficsource' && network !== '');
}
