import { textAt } from '../contract/json.ts';
import { fieldHabit, lastKey } from './field-habit.ts';

/** The raw value of a DATETIME column. */
export const dateWithoutZone = fieldHabit({
  code: 'php-date-without-zone',
  matches: (field, { document }) => {
    if (field.keyword !== 'format' || typeof field.value !== 'string') return false;
    if (textAt(document.resolve(field.schema).node, 'format') !== 'date-time') return false;
    return /^\d{4}-\d\d-\d\d[ T]\d\d:\d\d(?::\d\d(?:\.\d+)?)?$/.test(field.value);
  },
  title: (fields, isOne) => `the ${isOne ? 'time' : 'times'} ${fields} ${isOne ? 'has' : 'have'} no time zone`,
  advice: (name, { value }) => {
    const key = lastKey(name);
    if (String(value).startsWith('0000-'))
      return `This is the zero date of MySQL, which is no date: '${key}' => $row['${key}']  ->  '${key}' => null, where the contract takes null.`;
    return (
      `Say the zone: '${key}' => $row['${key}']  ->  '${key}' => (new DateTimeImmutable($row['${key}'], ` +
      `new DateTimeZone('UTC')))->format(DATE_RFC3339); 'Y-m-d H:i:s' does not.`
    );
  },
});
