import { HOME_MEMBERS_KEYS, HOME_MEMBERS_SHOWN, type HomeMembersKey } from '../../../worker/public/rows.ts';
import { facesFirst } from './faces-first.ts';

interface Shown {
  id: number;
  /** Null for a member without a photo. */
  main_image: object | null;
}

const NOBODY: ReadonlySet<number> = new Set();

/** A row of initials shows nobody: with fewer faces than this it is left out. */
const FACES_OF_A_ROW = 3;

/**
 * Returns whom one section of the home screen shows: the first of its members whom no section above it shows, so that
 * nobody is there twice; those with a photo first, and never the own member.
 *
 * Members nearby are what the page is for: they are shown even if they have no photos, and, rather than hardly anybody,
 * even if the rows above show them.
 *
 * @param found the members of each section, as the server ordered them; undefined for one that is not known
 * @param shownAbove the ids of those whom rows of news above the sections show
 */
export function shownInSection<Member extends Shown>(
  key: HomeMembersKey,
  found: (key: HomeMembersKey) => readonly Member[] | undefined,
  ownId: number | null,
  shownAbove: ReadonlySet<number> = NOBODY,
): readonly Member[] {
  const shown = new Set<number>(ownId === null ? [] : [ownId]);
  let own: readonly Member[] = [];
  for (const section of HOME_MEMBERS_KEYS.slice(0, HOME_MEMBERS_KEYS.indexOf(key) + 1)) {
    const isNearby = section === 'members-nearby';
    const others = facesFirst(
      (found(section) ?? []).filter(({ id }) => !shown.has(id)),
      (one) => one.main_image,
    );
    const further = others.filter(({ id }) => !shownAbove.has(id));
    const chosen = isNearby && countFaces(further) < FACES_OF_A_ROW ? others : further;
    own = isNearby || countFaces(chosen) >= FACES_OF_A_ROW ? chosen.slice(0, HOME_MEMBERS_SHOWN) : [];
    for (const { id } of own) shown.add(id);
  }
  return own;
}

function countFaces(members: readonly Shown[]): number {
  return members.filter(({ main_image: image }) => image !== null).length;
}
