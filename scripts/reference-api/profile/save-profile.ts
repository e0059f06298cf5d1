import { birthDateProblem, countryProblem, nameProblem, problemsOf, textProblem } from '../account/person-rules.ts';
import type { Schemas } from '../contract/contract.ts';
import { textColumn } from '../database/columns.ts';
import type { Writer } from '../database/database.ts';
import { type Answer, invalid, ok } from '../http/answer.ts';
import type { MemberCall } from '../http/call.ts';
import { fieldValues, noteTexts } from '../members/profile-texts.ts';
import { readUser } from '../session/user.ts';
import { fieldProblems, noteProblems } from './field-rules.ts';

type Body = Schemas['SaveProfileRequest'];

/**
 * Updates only what the body contains. A new country clears the region and the city, unless the body sets them. An
 * empty text or list clears the city, the about-me text, a note or a field.
 */
export async function saveProfile(call: MemberCall, body: Body, writer: Writer): Promise<Answer> {
  const { account, nowMs } = call;
  const row = await writer.row('SELECT country, region_id, fields, notes FROM members WHERE id = ?', [
    account.memberId,
  ]);
  if (row === null) throw new Error(`Member ${account.memberId} has no row`);
  const country = body.country ?? textColumn(row, 'country');
  const problems = problemsOf({
    country: body.country === undefined ? null : countryProblem(body.country),
    countryregion: await regionProblem(writer, body.countryregion ?? null, country),
    city: textProblem(body.city ?? ''),
    name: body.name === undefined ? null : nameProblem(body.name, account.email),
    date_of_birth: (body.date_of_birth ?? null) === null ? null : birthDateProblem(body.date_of_birth ?? '', nowMs),
    personal: textProblem(body.personal ?? ''),
    ...fieldProblems(body.fields ?? {}),
    ...noteProblems(body.notes ?? {}),
  });
  if (problems !== null) return invalid(problems);

  const hasMoved = country !== textColumn(row, 'country');
  const fields = { ...fieldValues(textColumn(row, 'fields')), ...body.fields };
  const notes = { ...noteTexts(textColumn(row, 'notes')), ...body.notes };
  const unlessMoved = <Value>(value: Value | undefined) => value ?? (hasMoved ? null : value);
  await store(writer, account.memberId, {
    country,
    region_id: unlessMoved(body.countryregion),
    city: unlessMoved(tidyText(body.city)),
    name: body.name?.trim(),
    gender: body.gender,
    date_of_birth: body.date_of_birth,
    language: body.language,
    personal: tidyText(body.personal),
    fields: JSON.stringify(Object.fromEntries(Object.entries(fields).filter(([, codes]) => codes.length > 0))),
    notes: JSON.stringify(Object.fromEntries(Object.entries(notes).filter(([, text]) => text.trim() !== ''))),
  });
  if (body.lastSignupStep !== undefined) {
    await writer.run('UPDATE accounts SET signup_finished = ? WHERE id = ?', [body.lastSignupStep ? 1 : 0, account.id]);
  }
  return ok(await readUser(writer, account, nowMs));
}

async function regionProblem(writer: Writer, regionId: number | null, country: string): Promise<string | null> {
  if (regionId === null) return null;
  const row = await writer.row('SELECT country FROM regions WHERE id = ?', [regionId]);
  if (row === null) return 'unknown_value';
  return textColumn(row, 'country') === country ? null : 'other_country';
}

/** Returns null for an empty text and undefined if it was not sent. */
function tidyText(text: string | null | undefined): string | null | undefined {
  return text?.trim() === '' ? null : (text?.trim() ?? text);
}

/** Values by column; undefined leaves a column unchanged. */
type Columns = Record<
  Exclude<keyof Body, 'countryregion' | 'lastSignupStep'> | 'region_id',
  string | number | null | undefined
>;

async function store(writer: Writer, memberId: number, columns: Columns): Promise<void> {
  const named = Object.entries(columns).flatMap(([name, value]) => (value === undefined ? [] : [{ name, value }]));
  await writer.run(`UPDATE members SET ${named.map(({ name }) => `${name} = ?`).join(', ')} WHERE id = ?`, [
    ...named.map(({ value }) => value),
    memberId,
  ]);
}
