import { HOME_MEMBERS_KEYS, HOME_MEMBERS_SHOWN, type HomeMembersKey } from '../../../worker/public/rows.ts';

/**
 * Returns whom one section of the home screen shows: the first of its members whom no section above it shows, so that
 * nobody is there twice.
 *
 * @param found the members of each section, as the server ordered them; undefined for one that is not known
 */
export function shownInSection<Member extends { id: number }>(
  key: HomeMembersKey,
  found: (key: HomeMembersKey) => readonly Member[] | undefined,
): readonly Member[] {
  const shown = new Set<number>();
  let own: readonly Member[] = [];
  for (const section of HOME_MEMBERS_KEYS.slice(0, HOME_MEMBERS_KEYS.indexOf(key) + 1)) {
    own = (found(section) ?? []).filter(({ id }) => !shown.has(id)).slice(0, HOME_MEMBERS_SHOWN);
    for (const { id } of own) shown.add(id);
  }
  return own;
}
