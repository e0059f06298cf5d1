import { isRecord } from '../contract/json.ts';
import { fieldHabit, lastKey, WHOLE_BODY } from './field-habit.ts';

/** array_filter, array_unique and unset keep the keys; if they have gaps, json_encode prints an object. */
export const listWithHoles = fieldHabit({
  code: 'php-list-with-holes',
  matches: (field) => {
    if (field.keyword !== 'type' || !field.allowedTypes.includes('array') || field.allowedTypes.includes('object'))
      return false;
    const keys = isRecord(field.value) ? Object.keys(field.value) : [];
    return keys.length > 0 && keys.every((key) => /^\d+$/.test(key));
  },
  title: (fields, isOne) =>
    `the ${isOne ? 'list' : 'lists'} ${fields} ${isOne ? 'comes as an object' : 'come as objects'} with numbers for keys, since an array was filtered and kept its keys`,
  advice: (name) => {
    const variable = name === WHOLE_BODY ? '$rows' : `$${lastKey(name)}`;
    return `Number the array anew: array_filter(${variable}, …)  ->  array_values(array_filter(${variable}, …)); the same after array_unique, array_diff and unset.`;
  },
});
