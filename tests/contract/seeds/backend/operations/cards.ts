import type { Call } from '../call.ts';
import type { Account, Member, OwnImage, World } from '../world.ts';

/** Returns the photos of a member that an answer shows to others, the main one first. */
export function imagesForOthers(world: World, member: Member, use: string): readonly OwnImage[] {
  const isOpen =
    world.breaks('pending-image-shown', use) ||
    (member === world.demo.member && world.breaks('pending-image-of-member-shown'));
  const shown = member.images.filter(({ state }) => state === 'approved' || isOpen);
  if (world.breaks('removed-image-shown-to-others', use)) return [...member.goneImages, ...shown];
  return world.breaks('first-image-not-main-for-others') ? [...shown].reverse() : shown;
}

/** Returns the data of a member's tile. */
export function card(world: World, member: Member, use: string): Readonly<Record<string, unknown>> {
  const [image] = imagesForOthers(world, member, use);
  return {
    id: member.id,
    name: padded(world, 'name', member.name),
    age: ageShown(world, member),
    city: member.city === null ? null : padded(world, 'city', member.city),
    country: member.country,
    gender: world.breaks('tile-differs', use) ? 'other' : member.gender,
    language: member.language,
    main_image:
      image === undefined ? null : { id: image.id, thumb_filename: image.thumb_filename, filename: image.filename },
    fictional_icon: member.isFictional,
    online: (member.isOnline || world.breaks('all-told-online', use)) && !world.breaks('none-told-online', use),
  };
}

/** The breach: tiles come from a table of their own, which keeps the age that a member had first. */
function ageShown(world: World, { id, age }: Member): number | null {
  const place = `first age of ${id}`;
  if (age !== null && !world.memory.has(place)) world.memory.set(place, age);
  return world.breaks('tiles-are-stale') ? Number(world.memory.get(place) ?? 18) : age;
}

export function user(world: World, account: Account): Readonly<Record<string, unknown>> {
  const { member } = account;
  const [main] = member.images.filter(({ state }) => state === 'approved');
  return {
    email: account.email,
    email_confirmed: account.isConfirmed,
    profile: {
      id: member.id,
      name: padded(world, 'name', member.name),
      age: member.age,
      city: member.city === null ? null : padded(world, 'city', member.city),
      country: member.country,
      countryregion: member.countryregion,
      gender: member.gender,
      date_of_birth: member.date_of_birth,
      language: member.language,
      main_image:
        main === undefined ? null : { id: main.id, thumb_filename: main.thumb_filename, filename: main.filename },
      images: member.images,
      personal: member.personal,
      fields: member.fields,
      notes: member.notes,
      fictional_icon: member.isFictional,
      lastSignupStep: member.lastSignupStep,
      completeness: 80,
    },
    paid_user: account.isPremium,
    signup_date: iso(world, account.signedUpAtMs),
    mailprovider: 2,
    credits: world.breaks('user-shows-other-balance') ? account.credits + 1 : account.credits,
  };
}

export function iso(_world: World, ms: number): string {
  return new Date(ms).toISOString().replace(/\.\d+Z$/, 'Z');
}

/** Returns a page of a list, with the breaches common to all paged lists. */
export function paged<Row>(
  call: Call,
  all: readonly Row[],
  name: string,
): { rows: readonly Row[]; paging: Readonly<Record<string, number>> } {
  const { world, query } = call;
  const breaks = (breach: string): boolean => world.breaks(breach, name);
  const page = breaks('page-ignored') ? 1 : Number(query.get('page') ?? 1);
  const pp = breaks('page-size-ignored') ? 12 : Number(query.get('pp') ?? (breaks('other-default') ? 20 : 12));
  const last = Math.max(1, Math.ceil(all.length / pp));
  const shown = breaks('beyond-the-end-repeated') ? Math.min(page, last) : page;
  const start =
    (shown - 1) * pp - (breaks('pages-overlap') && shown > 1 ? 1 : 0) + (breaks('pages-skip') && shown > 1 ? 1 : 0);
  const rows = all.slice(start, start + pp);
  const shownRows = breaks('list-repeats-entry') && rows.length > 1 ? [rows[0] as Row, ...rows.slice(0, -1)] : rows;
  const count = breaks('count-of-page-only') ? rows.length : breaks('count-too-high') ? all.length + 3 : all.length;
  return {
    rows: shownRows,
    paging: {
      num_results: count,
      page: breaks('paging-tells-page-1') ? 1 : Number(query.get('page') ?? 1),
      pp: breaks('paging-tells-other-size') ? pp + 1 : pp,
    },
  };
}

/** Returns a text as a column of a fixed width gives it back. */
function padded(world: World, name: string, text: string): string {
  return world.breaks('names-padded', name) ? text.padEnd(40) : text;
}
