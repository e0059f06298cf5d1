import type { Schemas } from '../contract/contract.ts';
import { nullableText, textColumn } from '../database/columns.ts';
import type { Reader } from '../database/database.ts';
import { asLocale } from '../members/profile-card.ts';

/** Recipient of a mail, with language and time zone. */
export interface Recipient {
  email: string;
  name: string;
  language: Schemas['Locale'];
  /** IANA name; UTC for accounts without sign-up data. */
  timezone: string;
}

/** Returns null if the account no longer exists. */
export async function findRecipient(reader: Reader, accountId: number): Promise<Recipient | null> {
  const row = await reader.row(
    `SELECT accounts.email, members.name, members.language, signups.timezone FROM accounts
     JOIN members ON members.id = accounts.member_id
     LEFT JOIN signups ON signups.account_id = accounts.id WHERE accounts.id = ?`,
    [accountId],
  );
  if (row === null) return null;
  return {
    email: textColumn(row, 'email'),
    name: textColumn(row, 'name'),
    language: asLocale(textColumn(row, 'language')),
    timezone: nullableText(row, 'timezone') ?? 'UTC',
  };
}
