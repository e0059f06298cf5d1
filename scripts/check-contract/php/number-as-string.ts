import { fieldHabit, lastKey, takesOnly } from './field-habit.ts';

/** DECIMAL, SUM() and emulated prepared statements return numbers as strings. */
export const numberAsString = fieldHabit({
  code: 'php-number-as-string',
  matches: (field) =>
    field.keyword === 'type' &&
    takesOnly(field, 'integer', 'number') &&
    typeof field.value === 'string' &&
    /^\s*[+-]?\d+(?:\.\d+)?(?:e[+-]?\d+)?\s*$/i.test(field.value),
  title: (fields, isOne) =>
    isOne ? `the number ${fields} comes as a text` : `the numbers ${fields} come as texts in quotes`,
  advice: (name, field) => {
    const key = lastKey(name);
    const cast = field.allowedTypes.includes('integer') ? '(int)' : '(float)';
    return (
      `The database driver gives numbers as texts. Set PDO::ATTR_EMULATE_PREPARES => false and ` +
      `PDO::ATTR_STRINGIFY_FETCHES => false when connecting; DECIMAL and SUM() stay texts even then, so cast them: ` +
      `'${key}' => $row['${key}']  ->  '${key}' => ${cast} $row['${key}']`
    );
  },
});
