import { expect, test } from 'vitest';
import { codeName, fieldName } from './field-names.ts';

const NAMES = { smoking: { label: 'Rauchen', values: { never: 'Nie' } } };

test('fields and codes bear the names that the operator gives them', () => {
  expect(fieldName(NAMES, 'smoking')).toBe('Rauchen');
  expect(codeName(NAMES, 'smoking', 'never', 'de')).toBe('Nie');
});

test('what has no name is written readably, also where a record has it by birth', () => {
  expect(fieldName(NAMES, 'body_type')).toBe('Body type');
  expect(fieldName(NAMES, 'toString')).toBe('To string');
  expect(fieldName(null, 'smoking')).toBe('Smoking');
  expect(codeName(NAMES, 'smoking', 'constructor', 'de')).toBe('Constructor');
  expect(codeName(null, 'smoking', 'very_often', 'de')).toBe('Very often');
});
