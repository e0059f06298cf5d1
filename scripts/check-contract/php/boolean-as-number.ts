import { fieldHabit, lastKey, takesOnly } from './field-habit.ts';

/** Caused by TINYINT(1) columns and (int) casts. */
export const booleanAsNumber = fieldHabit({
  code: 'php-boolean-as-number',
  matches: (field) =>
    field.keyword === 'type' &&
    takesOnly(field, 'boolean') &&
    (field.value === 0 || field.value === 1 || field.value === '0' || field.value === '1' || field.value === ''),
  title: (fields, isOne) =>
    isOne ? `true or false of ${fields} comes as 0 or 1` : `true or false of ${fields} come as 0 or 1`,
  advice: (name) => {
    const key = lastKey(name);
    return `A TINYINT(1) column is a number in PHP: '${key}' => $row['${key}']  ->  '${key}' => (bool) $row['${key}']`;
  },
});
