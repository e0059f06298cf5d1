import type { Schemas } from '../contract/contract.ts';
import { flagColumn, integerColumn, nullableInteger, nullableText, textColumn } from '../database/columns.ts';
import type { Reader } from '../database/database.ts';
import { ageOn } from '../members/age.ts';
import { imagesOfMember, ownImages } from '../members/images.ts';
import { asGender, asLocale } from '../members/profile-card.ts';
import { fieldValues, noteTexts } from '../members/profile-texts.ts';
import { completenessOf } from './completeness.ts';
import type { Account } from './sessions.ts';

/** Returns the account and own profile of the logged-in member. */
export async function readUser(
  reader: Reader,
  account: Pick<Account, 'id' | 'memberId'>,
  nowMs: number,
): Promise<Schemas['User']> {
  const row = await reader.row(
    `SELECT accounts.email, accounts.premium, accounts.credits, accounts.signed_up_at_ms, accounts.mail_provider,
       accounts.signup_finished, accounts.email_confirmed, members.*
     FROM accounts JOIN members ON members.id = accounts.member_id WHERE accounts.id = ?`,
    [account.id],
  );
  if (row === null) throw new Error(`Account ${account.id} has no row`);
  const [mainImage = null] = await imagesOfMember(reader, account.memberId);
  const gender = nullableText(row, 'gender');
  const birthDate = nullableText(row, 'date_of_birth');
  const profile = {
    id: account.memberId,
    name: textColumn(row, 'name'),
    age: birthDate === null ? null : ageOn(birthDate, nowMs),
    city: nullableText(row, 'city'),
    country: textColumn(row, 'country'),
    countryregion: nullableInteger(row, 'region_id'),
    gender: gender === null ? null : asGender(gender),
    date_of_birth: birthDate,
    language: asLocale(textColumn(row, 'language')),
    main_image: mainImage,
    images: await ownImages(reader, account.memberId),
    personal: nullableText(row, 'personal'),
    fields: fieldValues(textColumn(row, 'fields')),
    notes: noteTexts(textColumn(row, 'notes')),
    fictional_icon: flagColumn(row, 'fictional'),
    lastSignupStep: flagColumn(row, 'signup_finished'),
  };
  return {
    email: textColumn(row, 'email'),
    email_confirmed: flagColumn(row, 'email_confirmed'),
    profile: { ...profile, completeness: await completenessOf(reader, profile) },
    paid_user: flagColumn(row, 'premium'),
    signup_date: new Date(integerColumn(row, 'signed_up_at_ms')).toISOString(),
    mailprovider: nullableInteger(row, 'mail_provider'),
    credits: integerColumn(row, 'credits'),
  };
}
