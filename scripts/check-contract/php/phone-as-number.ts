import { textAt } from '../contract/json.ts';
import { fieldHabit, lastKey, takesOnly } from './field-habit.ts';

/** JSON_NUMERIC_CHECK converts every text that looks like a number: phone numbers, postcodes, names. */
export const phoneAsNumber = fieldHabit({
  code: 'php-phone-as-number',
  matches: (field, { document }) =>
    field.keyword === 'type' &&
    takesOnly(field, 'string') &&
    typeof field.value === 'number' &&
    // Not for times sent as seconds.
    textAt(document.resolve(field.schema).node, 'format') === null,
  title: (fields, isOne) =>
    isOne
      ? `the text ${fields} comes as a number, so that a leading + or 0 is lost`
      : `the texts ${fields} come as numbers, so that a leading + or 0 is lost`,
  advice: (name) => {
    const key = lastKey(name);
    return (
      `Take JSON_NUMERIC_CHECK out: json_encode($body, JSON_NUMERIC_CHECK)  ->  json_encode($body, JSON_THROW_ON_ERROR). ` +
      `If the column itself holds numbers: '${key}' => (string) $row['${key}'], better a VARCHAR column.`
    );
  },
});
