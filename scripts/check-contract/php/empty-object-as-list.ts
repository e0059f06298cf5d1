import { isList } from '../contract/json.ts';
import { fieldHabit, lastKey, WHOLE_BODY } from './field-habit.ts';

/** json_encode([]) prints `[]`, even if the array is an empty map. */
export const emptyObjectAsList = fieldHabit({
  code: 'php-empty-object-as-list',
  matches: (field) =>
    field.keyword === 'type' &&
    field.allowedTypes.includes('object') &&
    !field.allowedTypes.includes('array') &&
    isList(field.value) &&
    field.value.length === 0,
  title: (fields, isOne) =>
    `the empty ${isOne ? 'object' : 'objects'} ${fields} ${isOne ? 'comes' : 'come'} as the list []`,
  advice: (name) => {
    const key = lastKey(name);
    return name === WHOLE_BODY
      ? 'An empty PHP array is a list for json_encode: json_encode($body)  ->  json_encode((object) $body)'
      : `An empty PHP array is a list for json_encode: '${key}' => $${key}  ->  '${key}' => (object) $${key}`;
  },
});
