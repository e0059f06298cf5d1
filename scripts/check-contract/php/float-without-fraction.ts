import { textAt } from '../contract/json.ts';
import { fieldHabit, lastKey } from './field-habit.ts';

/**
 * 1.0 and 1 are the same number in JSON, so this only matters where the contract expects an amount as text with
 * decimals ("1.50") and PHP prints the float without them.
 */
export const floatWithoutFraction = fieldHabit({
  code: 'php-float-without-fraction',
  matches: (field, { document }) => {
    if (field.keyword !== 'pattern' && field.keyword !== 'type') return false;
    if (!/^-?\d+(?:\.\d+)?$/.test(String(field.value))) return false;
    const pattern = textAt(document.resolve(field.schema).node, 'pattern');
    if (pattern === null) return false;
    const wanted = new RegExp(pattern, 'u');
    return [1, 2, 3, 4].some((digits) => wanted.test(Number(field.value).toFixed(digits)));
  },
  title: (fields, isOne) =>
    `the ${isOne ? 'amount' : 'amounts'} ${fields} ${isOne ? 'lacks' : 'lack'} decimals, as PHP prints 1.50 as 1.5 and 1.0 as 1`,
  advice: (name) => {
    const key = lastKey(name);
    return `Format amounts as texts: '${key}' => $${key}  ->  '${key}' => number_format($${key}, 2, '.', '')`;
  },
});
