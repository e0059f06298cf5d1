import type { Value } from '../database/insert.ts';
import type { DemoMember } from './members.ts';

/** The third photo of the first account, as an example of a rejected one. */
const REJECTED_IMAGE = { memberId: 1, position: 2, because: 'no_face' };

/** Members marked as showing nudity, so that a search without nudity excludes someone. */
const NUDE_MEMBER_IDS: readonly number[] = [126, 163, 204, 259, 288, 321];

export const MEMBER_COLUMNS = [
  'id',
  'name',
  'gender',
  'date_of_birth',
  'country',
  'region_id',
  'city',
  'language',
  'personal',
  'fields',
  'notes',
  'fictional',
  'online',
  'gone',
  'nude',
] as const;

export function memberRow(member: DemoMember): Value[] {
  return [
    member.id,
    member.name,
    member.gender,
    member.dateOfBirth,
    member.region.country,
    member.region.id,
    member.city,
    member.language,
    member.personal,
    JSON.stringify(member.fields),
    JSON.stringify(member.notes),
    member.isFictional ? 1 : 0,
    member.isOnline ? 1 : 0,
    member.isGone ? 1 : 0,
    NUDE_MEMBER_IDS.includes(member.id) ? 1 : 0,
  ];
}

export const IMAGE_COLUMNS = ['id', 'member_id', 'position', 'drawing', 'state', 'rejected_because'] as const;

/** Returns the image rows of one member. */
export function imageRows(member: DemoMember): Value[][] {
  return Array.from({ length: member.imageCount }, (_, position) => {
    const isRejected = member.id === REJECTED_IMAGE.memberId && position === REJECTED_IMAGE.position;
    return [
      member.id * 10 + position,
      member.id,
      position,
      position,
      isRejected ? 'rejected' : 'approved',
      isRejected ? REJECTED_IMAGE.because : null,
    ];
  });
}
