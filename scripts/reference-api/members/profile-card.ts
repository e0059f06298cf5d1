import type { Row } from '@libsql/client';
import { LOCALE_CODES } from '../../../openapi/generated/enumerations.ts';
import type { Schemas } from '../contract/contract.ts';
import { flagColumn, integerColumn, nullableInteger, nullableText, textColumn } from '../database/columns.ts';
import { ageOn } from './age.ts';
import { imageOf } from './images.ts';

const GENDERS = ['female', 'male', 'other'] as const;

/** The columns of `members` that `profileCard` reads. */
export const CARD_COLUMNS = `members.id AS member_id, members.name, members.date_of_birth, members.city, members.country,
  members.gender, members.language, members.fictional, members.online, members.gone, ${mainImage('id')} AS image_id,
  ${mainImage('drawing IS NULL')} AS is_upload`;

function mainImage(column: string): string {
  return `(SELECT images.${column} FROM images WHERE images.member_id = members.id AND images.state = 'approved'
    ORDER BY images.position LIMIT 1)`;
}

/** Builds a profile card. A member need not have told age and gender (specification, section 4). */
export function profileCard(row: Row, nowMs: number): Schemas['ProfileCard'] {
  const imageId = nullableInteger(row, 'image_id');
  const birthDate = nullableText(row, 'date_of_birth');
  const gender = nullableText(row, 'gender');
  const isGone = flagColumn(row, 'gone');
  return {
    id: integerColumn(row, 'member_id'),
    name: textColumn(row, 'name'),
    age: birthDate === null ? null : ageOn(birthDate, nowMs),
    city: nullableText(row, 'city'),
    country: textColumn(row, 'country'),
    gender: gender === null ? null : asGender(gender),
    language: asLocale(textColumn(row, 'language')),
    // Photos of a member who has left are hidden.
    main_image: imageId === null || isGone ? null : imageOf(row),
    fictional_icon: flagColumn(row, 'fictional'),
    online: flagColumn(row, 'online') && !isGone,
  };
}

export function asGender(text: string): Schemas['Gender'] {
  const gender = GENDERS.find((each) => each === text);
  if (gender === undefined) throw new Error(`Unknown gender ${text}`);
  return gender;
}

export function asLocale(text: string): Schemas['Locale'] {
  const locale = LOCALE_CODES.find((each) => each === text);
  if (locale === undefined) throw new Error(`Unknown locale ${text}`);
  return locale;
}
