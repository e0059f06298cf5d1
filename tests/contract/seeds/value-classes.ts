import { at } from '../../../scripts/check-contract/contract/json.ts';
import type { ValuePlace } from './places.ts';

const has = (place: ValuePlace, type: string): boolean => place.types.includes(type);
const is = (place: ValuePlace, keyword: string): boolean => at(place.node, keyword) !== undefined;
const isText = (place: ValuePlace): boolean => has(place, 'string') && !has(place, 'integer');
const isNumber = (place: ValuePlace): boolean =>
  (has(place, 'integer') || has(place, 'number')) && !has(place, 'string');
const isTime = (place: ValuePlace): boolean => at(place.node, 'format') === 'date-time';
const isFormed = (place: ValuePlace): boolean =>
  isText(place) && ['enum', 'pattern', 'format'].some((keyword) => is(place, keyword));
const isDay = (place: ValuePlace): boolean => at(place.node, 'format') === 'date';
/** Whether the value is the time of a past event, not of a future end. */
const isPast = (place: ValuePlace): boolean =>
  isTime(place) && /(sent|created|liked|received|started|exported|ordered)_at$|signup_date$/.test(place.path);

/** Where each class of wrong value violates the contract. */
export const VALUE_CLASSES: Readonly<Record<string, (place: ValuePlace) => boolean>> = {
  'number-as-text': isNumber,
  'text-as-number': isText,
  'boolean-as-number': (place) => has(place, 'boolean'),
  'boolean-as-text': (place) => has(place, 'boolean'),
  'null-for-value': (place) => !place.isNullable && place.path !== '' && place.types.length > 0,
  'fraction-for-integer': (place) => has(place, 'integer'),
  'below-minimum': (place) => isNumber(place) && Number(at(place.node, 'minimum') ?? -2) > -1,
  'past-2-53': (place) => has(place, 'integer'),
  'too-long': (place) => isText(place) && (Number(at(place.node, 'maxLength') ?? 1e9) < 30_000 || isFormed(place)),
  'empty-text': (place) => isFormed(place) || (isText(place) && Number(at(place.node, 'minLength') ?? 0) > 0),
  'text-with-blanks': isFormed,
  'padded-to-width': (place) => isText(place) && /(^|\.)(name|city)$/.test(place.path),
  'upper-case': (place) => is(place, 'enum'),
  'unlisted-value': (place) => is(place, 'enum'),
  'list-as-object': (place) => has(place, 'array'),
  'object-as-list': (place) => has(place, 'object'),
  'empty-object-as-list': (place) => has(place, 'object'),
  'unknown-property': (place) => has(place, 'object') && is(place, 'properties'),
  'time-with-offset': isTime,
  'time-without-zone': isTime,
  'time-of-a-database': isTime,
  'time-in-seconds': isTime,
  'time-with-spoken-month': isTime,
  'impossible-day': isTime,
  'zero-date': isTime,
  'time-in-milliseconds': isTime,
  'time-with-one-digit': isTime,
  'time-with-named-zone': isTime,
  'time-as-object': isTime,
  'time-without-seconds': isTime,
  'time-of-half-the-day': isTime,
  'day-only': isTime,
  'day-of-a-country': isDay,
  'day-of-another-country': isDay,
  'day-with-one-digit': isDay,
  'day-with-short-year': isDay,
  'day-with-time': isDay,
  'day-with-zone': isDay,
  'day-in-seconds': isDay,
  'day-that-is-none': isDay,
  'day-of-zeros': isDay,
  'year-1970': isPast,
  'far-future': isPast,
  'missing-property': (place) => place.isRequired && place.path !== '' && !place.path.endsWith('*'),
};
