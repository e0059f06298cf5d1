import type { Settings } from '../../../worker/public/database.ts';

type SearchSettings = Pick<Settings, 'logged_out_search' | 'logged_out_search_trafficsource'>;

/**
 * Whether visitors may search: all of them, or those whom a network sent (specification, section 5).
 *
 * @param network of the tracking record; null when nobody has sent the visitor
 */
export function isSearchOpen(settings: SearchSettings, network: string | null): boolean {
  return (
    settings.logged_out_search !== 'none' || (settings.logged_out_search_trafficsource !== 'none' && network !== null)
  );
}
