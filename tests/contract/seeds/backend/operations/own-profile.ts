import { isRecord } from '../../../../../scripts/check-contract/contract/json.ts';
import { type Call, type Handlers, invalid, notFound, numberIn, own } from '../call.ts';
import { countryOfRegion } from '../demo-members.ts';
import { offersLanguage } from '../languages.ts';
import { isNoteOverBytes, kept } from '../text.ts';
import type { OwnImage, World } from '../world.ts';
import { user } from './cards.ts';

export const ownProfile: Handlers = { saveProfile, uploadImage, arrangeImages, removeImage };

const TEXTS = ['name', 'city', 'personal'];
const FIELDS = ['smoking', 'interests'];
const MULTIPLE = ['interests'];
const NOTES = ['ideal_evening'];
const CODES: readonly unknown[] = ['never', 'sometimes', 'often', 'hiking', 'music'];

function saveProfile(call: Call): unknown {
  const { world, body } = call;
  const me = own(call);
  const { member } = me;
  const before = user(world, structuredClone({ ...me, matchAnswers: new Map(), settings: new Map() }));
  const country = body['country'] ?? member.country;
  const region = body['countryregion'] ?? null;
  if (
    typeof region === 'number' &&
    countryOfRegion(region) !== country &&
    !world.breaks('region-of-other-country-accepted')
  )
    throw invalid('countryregion', 'unknown_value');
  if (typeof body['language'] === 'string' && !offersLanguage(world, body['language']))
    throw invalid('language', 'unknown_value');
  if (world.breaks('stored-in-part', 'saveProfile'))
    for (const name of TEXTS) if (name in body) Object.assign(member, { [name]: body[name] });
  const birth = body['date_of_birth'];
  if (birth === null) member.age = null;
  if (typeof birth === 'string') {
    const age = world.breaks('age-by-year') ? yearsOf(birth, call.nowMs) : ageOf(birth, call.nowMs);
    if (age < 18 && !world.breaks('child-accepted')) throw invalid('date_of_birth', 'too_young');
    if (!world.breaks('age-not-recalculated')) member.age = Math.min(Math.max(age, 18), 120);
  }
  for (const [name, codes] of Object.entries(isRecord(body['fields']) ? body['fields'] : {}))
    checkCodes(world, name, Array.isArray(codes) ? codes : []);
  for (const [name, text] of Object.entries(isRecord(body['notes']) ? body['notes'] : {})) {
    if (!NOTES.includes(name) && !world.breaks('unknown-name-accepted', 'notes')) throw invalid(name, 'unknown');
    if ([...String(text)].length > 500 && !world.breaks('long-note-stored')) throw invalid(name, 'too_long');
    if (isNoteOverBytes(world, text)) throw invalid(name, 'too_long');
  }
  for (const [name, value] of Object.entries(body)) {
    const isEmpty = value === null || value === '0' || value === false;
    if (isEmpty && world.breaks('emptied-value-not-stored', name)) continue;
    if (world.breaks('property-not-kept', `saveProfile.${name}`)) continue;
    if (name === 'fields' || name === 'notes') {
      const merged = {
        ...(world.breaks('save-replaces-all', name) ? {} : member[name]),
        ...(isRecord(value) ? value : {}),
      };
      const entries = Object.entries(merged).map(([key, entry]) => [
        key,
        typeof entry === 'string' ? kept(world, `saveProfile.${name}`, entry) : entry,
      ]);
      Object.assign(member, { [name]: Object.fromEntries(entries) });
    } else
      Object.assign(member, {
        [name]: typeof value === 'string' && TEXTS.includes(name) ? kept(world, `saveProfile.${name}`, value) : value,
      });
  }
  if (world.breaks('profile-of-all-members'))
    for (const each of world.accounts)
      for (const name of ['city', 'personal']) if (name in body) Object.assign(each.member, { [name]: body[name] });
  if (world.breaks('save-empties-the-rest', 'saveProfile') && !('personal' in body)) member.personal = null;
  if (world.breaks('save-empties-the-rest', 'city') && 'country' in body && !('city' in body)) member.city = null;
  if (world.breaks('answer-is-stale', 'saveProfile')) return before;
  const answer = user(world, me);
  const shown = isRecord(answer['profile']) ? answer['profile'] : {};
  return world.breaks('answer-shows-what-was-sent', 'saveProfile')
    ? { ...answer, profile: { ...shown, ...body } }
    : answer;
}

/** Whole years from a birthday to now, to the day. */
function ageOf(birth: string, nowMs: number): number {
  const now = new Date(nowMs);
  const hasHadBirthday = now.toISOString().slice(5, 10) >= birth.slice(5, 10);
  return yearsOf(birth, nowMs) - (hasHadBirthday ? 0 : 1);
}

function yearsOf(birth: string, nowMs: number): number {
  return new Date(nowMs).getUTCFullYear() - Number(birth.slice(0, 4));
}

function checkCodes(world: World, name: string, codes: readonly unknown[]): void {
  if (!FIELDS.includes(name) && !world.breaks('unknown-name-accepted', 'fields')) throw invalid(name, 'unknown');
  if (codes.length > 1 && !MULTIPLE.includes(name) && !world.breaks('several-codes-in-one'))
    throw invalid(name, 'too_many');
  if (FIELDS.includes(name) && codes.some((code) => !CODES.includes(code)) && !world.breaks('unlisted-code-stored'))
    throw invalid(name, 'unknown_value');
}

const PNG = [0x89, 0x50, 0x4e, 0x47];
const JPEG = [0xff, 0xd8, 0xff];

/** Refuses what is no png and no jpeg. */
export function checkPicture({ world, file }: Call): void {
  const begins = (mark: readonly number[]): boolean => mark.every((byte, index) => file?.[index] === byte);
  const isPicture = begins(PNG) || (begins(JPEG) && !world.breaks('jpeg-refused'));
  if (!isPicture && !world.breaks('any-file-accepted') && !(world.breaks('file-told-by-name') && file !== null))
    throw invalid('file', 'wrong_format');
}

function uploadImage(call: Call): unknown {
  const { world } = call;
  const { member } = own(call);
  checkPicture(call);
  const id = world.nextId();
  if (!world.breaks('upload-not-kept'))
    member.images = [
      ...member.images,
      {
        id,
        filename: `u/${id}.png`,
        thumb_filename: `u/${id}-480.png`,
        // Photos that nobody has to approve are seen by others at once.
        state: isSeenAtOnce(world) ? 'approved' : 'pending',
        rejected_because: null,
      },
    ];
  return { images: member.images };
}

function isSeenAtOnce(world: World): boolean {
  return world.breaks('removed-image-shown-to-others') || world.breaks('first-image-not-main-for-others');
}

function arrangeImages(call: Call): unknown {
  const { world, body } = call;
  const { member } = own(call);
  const order = Array.isArray(body['order']) ? body['order'].map(Number) : null;
  const main = body['main'] === undefined || world.breaks('main-image-ignored') ? null : numberIn(body, 'main');
  const known = member.images.map(({ id }) => id);
  const isForeignTaken = world.breaks('foreign-image', 'arrangeImages');
  if ([...(order ?? []), ...(main === null ? [] : [main])].some((id) => !known.includes(id)) && !isForeignTaken)
    throw notFound('photo');
  if (order !== null && order.length < known.length && !world.breaks('incomplete-order-accepted'))
    throw invalid('order', 'incomplete');
  const place = (image: OwnImage): number => (image.id === main ? -1 : (order ?? known).indexOf(image.id));
  if (!world.breaks('order-not-kept', 'arrangeImages'))
    member.images = [...member.images].sort((one, other) => place(one) - place(other));
  return { images: member.images };
}

function removeImage(call: Call): unknown {
  const { world, body } = call;
  const { member } = own(call);
  const id = numberIn(body, 'image');
  const owner = world.breaks('foreign-image', 'removeImage')
    ? ([...world.members.values()].find(({ images }) => images.some((image) => image.id === id)) ?? member)
    : member;
  if (!owner.images.some((image) => image.id === id)) {
    if (world.breaks('removed-image-removed-again')) return { images: member.images };
    throw notFound('photo');
  }
  if (world.breaks('removed-image-shown-to-others'))
    owner.goneImages = [...owner.goneImages, ...owner.images.filter((image) => image.id === id)];
  if (!world.breaks('image-not-removed')) owner.images = owner.images.filter((image) => image.id !== id);
  return { images: member.images };
}
