import type { Locator } from 'playwright/test';

/** Chooses the parts of a date, YYYY-MM-DD, in the fields of a date of birth. */
export async function chooseBirthDate(fields: Locator, date: string): Promise<void> {
  const [year = '', month = '', day = ''] = date.split('-');
  await fields.getByRole('combobox', { name: 'Year' }).selectOption(year);
  await fields.getByRole('combobox', { name: 'Month' }).selectOption(month);
  await fields.getByRole('combobox', { name: 'Day' }).selectOption(day);
}
