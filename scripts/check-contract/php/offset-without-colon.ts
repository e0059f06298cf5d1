import { textAt } from '../contract/json.ts';
import { fieldHabit, lastKey } from './field-habit.ts';

/** What `DATE_ISO8601` prints, and the raw value of a column with a zone in PostgreSQL. */
export const offsetWithoutColon = fieldHabit({
  code: 'php-offset-without-colon',
  matches: (field, { document }) => {
    if (field.keyword !== 'pattern' || typeof field.value !== 'string') return false;
    if (textAt(document.resolve(field.schema).node, 'format') !== 'date-time') return false;
    return /[+-]\d\d(?:\d\d)?$/.test(field.value);
  },
  title: (fields, isOne) => `the offset of ${isOne ? 'the time' : 'the times'} ${fields} has no colon`,
  advice: (name, { value }) => {
    const key = lastKey(name);
    if (!String(value).includes('T'))
      return (
        `This is how PostgreSQL prints a column: '${key}' => $row['${key}']  ->  '${key}' => ` +
        `(new DateTimeImmutable($row['${key}']))->setTimezone(new DateTimeZone('UTC'))->format(DATE_RFC3339).`
      );
    return `Some browsers do not read +0000: '${key}' => $date->format(DATE_ISO8601)  ->  '${key}' => $date->format(DATE_RFC3339), in UTC.`;
  },
});
