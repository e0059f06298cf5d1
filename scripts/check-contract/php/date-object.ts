import { at, isRecord } from '../contract/json.ts';
import { fieldHabit, lastKey } from './field-habit.ts';

/** json_encode serializes the internals of a DateTime. */
export const dateObject = fieldHabit({
  code: 'php-date-object',
  matches: (field) =>
    field.keyword === 'type' &&
    isRecord(field.value) &&
    typeof at(field.value, 'date') === 'string' &&
    at(field.value, 'timezone_type') !== undefined,
  title: (fields, isOne) =>
    `the ${isOne ? 'time' : 'times'} ${fields} ${isOne ? 'comes as an object' : 'come as objects'} {date, timezone_type, timezone}`,
  advice: (name) => {
    const key = lastKey(name);
    return `json_encode prints the insides of a DateTime: '${key}' => $date  ->  '${key}' => $date->format(DATE_RFC3339)`;
  },
});
